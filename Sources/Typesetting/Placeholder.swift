package protocol Typesetter: AnyObject {}
