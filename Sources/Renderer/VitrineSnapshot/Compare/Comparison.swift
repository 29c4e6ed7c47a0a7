// What compares pixels is compiled beside the layout, and is part of this module's interface.
@_exported public import VitrineComparison
