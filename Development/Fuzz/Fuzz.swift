import Foundation
import FuzzTargets

// The functions that libFuzzer calls. Environment variables set the target (`FUZZ_TARGET`), the
// repository (`FUZZ_ROOT`) and the folder for seeds (`FUZZ_SEEDS`); without a target, the names are
// printed.

/// Set once, before the first input is read.
nonisolated(unsafe) private var target: FuzzTarget?

/// Chooses the target and writes its seeds.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?
) -> CInt {
  let environment = ProcessInfo.processInfo.environment
  guard let name = environment["FUZZ_TARGET"], let root = environment["FUZZ_ROOT"],
    let folder = environment["FUZZ_SEEDS"], let chosen = FuzzTarget.named(name)
  else {
    let names = FuzzTarget.all.map { $0.name + "\n" }.joined()
    // The fuzzer exits without flushing buffers.
    FileHandle.standardOutput.write(Data(names.utf8))
    exit(environment["FUZZ_TARGET"] == nil ? 0 : 2)
  }
  let seeds = chosen.seeds.inputs(root: root, size: chosen.size) + chosen.found(root: root)
  for (index, seed) in seeds.enumerated() {
    let path = "\(folder)/seed-\(index)"
    guard FileManager.default.createFile(atPath: path, contents: Data(seed)) else { exit(2) }
  }
  target = chosen
  return 0
}

/// Reads one input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  target?.read(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

/// libFuzzer's own loop over inputs.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ read: @convention(c) (UnsafePointer<UInt8>, Int) -> CInt
) -> CInt

/// The main function, which the package manager renames to the executable's module name.
@_cdecl("fuzz_main")
public func main(
  _ count: CInt, _ words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> CInt {
  var (count, words) = (count, words)
  return runDriver(&count, &words, readOneInput)
}
