@_exported import VitrineFoundation
