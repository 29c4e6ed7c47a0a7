import VitrineFoundation

// Texts that people edit in UIKit, for the code that wraps them in SwiftUI; they are never drawn.

/// The key that ends the input of a text.
public enum UIReturnKeyType: Int, Sendable {
  /// The labels of the key.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// Whether a kind of correction is on.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}

/// A view of a text that people can edit.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString = NSAttributedString(string: "")
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The object that learns of changes, of which there are none.
  open weak var delegate: (any UITextViewDelegate)?
  /// Whether people can edit the text.
  open var isEditable = true
  /// Whether people can select the text.
  open var isSelectable = true
  /// The range of the selection.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The space around the text.
  open var textContainerInset = UIEdgeInsets.zero
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends the input.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters are capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// A view in place of the keyboard.
  open var inputView: UIView?
  /// A view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The looks of text views; a fresh one, because nothing is drawn.
  public class func appearance() -> UITextView { UITextView() }
}

/// Methods by which an object learns of changes of a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
  /// The text has changed; never called.
  func textViewDidChange(_ textView: UITextView)
  /// Editing has begun; never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Editing has ended; never called.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The selection has changed; never called.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a text is replaced; never called.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Allows the change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// A field for a line of text.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The line around a field.
  public enum BorderStyle: Int, Sendable {
    /// The lines.
    case none, line, bezel, roundedRect
  }
  /// When a view is shown in a field.
  public enum ViewMode: Int, Sendable {
    /// The moments.
    case never, whileEditing, unlessEditing, always
  }
  /// The text.
  open var text: String? = ""
  /// The text of an empty field.
  open var placeholder: String?
  /// The text of an empty field with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font of the text.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural
  /// The line around the field.
  open var borderStyle = BorderStyle.none
  /// When the button that removes the text is shown.
  open var clearButtonMode = ViewMode.never
  /// The object that learns of changes, of which there are none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether characters are hidden.
  open var isSecureTextEntry = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The key that ends the input.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters are capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// What the text means.
  open var textContentType: UITextContentType?
  /// A view in place of the keyboard.
  open var inputView: UIView?
  /// A view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The looks of text fields; a fresh one, because nothing is drawn.
  public class func appearance() -> UITextField { UITextField() }
}

/// Methods by which an object learns of changes of a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the key that ends the input does so; never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Editing has begun; never called.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Editing has ended; never called.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The selection has changed; never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether a text is replaced; never called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Allows the end of the input.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Allows the change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
