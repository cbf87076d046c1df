// The compiler imports this module by itself wherever both Testing and a module called CoreGraphics
// are imported, and stops if there is none. Nothing is needed in it.
