// cspell:words javap
import {describe, expect, it} from 'vitest';

import {readJavap, withoutPackages} from './javap';

const annotation = `Classfile jar:file:///shop.jar!/com/example/Shop.class
public interface com.example.Shop extends java.lang.annotation.Annotation
  flags: (0x2601) ACC_PUBLIC, ACC_INTERFACE, ACC_ABSTRACT, ACC_ANNOTATION
Constant pool:
   #1 = Utf8 anything
{
  public abstract java.lang.String name();
    descriptor: ()Ljava/lang/String;
    flags: (0x0401) ACC_PUBLIC, ACC_ABSTRACT

  public abstract com.example.Size[] sizes();
    descriptor: ()[Lcom/example/Size;
    flags: (0x0401) ACC_PUBLIC, ACC_ABSTRACT
    AnnotationDefault:
      default_value: [e#27.#28]
        [Lcom/example/Size;.SMALL]
}
SourceFile: "Shop.java"
`;
const builder = `Classfile jar:file:///shop.jar!/com/example/Order$Builder.class
public final class com.example.Order$Builder
  flags: (0x0031) ACC_PUBLIC, ACC_FINAL
{
  public com.example.Order$Builder(int);
    descriptor: (I)V
    flags: (0x0001) ACC_PUBLIC
    Code:
      LocalVariableTable:
        Start  Length  Slot  Name   Signature
            4       2     2 local   I
            0       6     0  this   Lcom/example/Order$Builder;
            0       6     1    id   I

  public final com.example.Order$Builder with(java.util.Map<java.lang.String, java.lang.Object>, java.lang.String...) throws java.io.IOException;
    descriptor: (Ljava/util/Map;[Ljava/lang/String;)Lcom/example/Order$Builder;
    flags: (0x0091) ACC_PUBLIC, ACC_FINAL, ACC_VARARGS
    Code:
      LocalVariableTable:
        Start  Length  Slot  Name   Signature
            0       6     0  this   Lcom/example/Order$Builder;
            0       6     1  extra   Ljava/util/Map;
            0       6     2  notes   [Ljava/lang/String;

  public static com.example.Order$Builder with(java.lang.String);
    descriptor: (Ljava/lang/String;)Lcom/example/Order$Builder;
    flags: (0x0009) ACC_PUBLIC, ACC_STATIC
    Code:
      LocalVariableTable:
        Start  Length  Slot  Name   Signature
            0       6     0  note   Ljava/lang/String;

  public java.lang.Object with();
    descriptor: ()Ljava/lang/Object;
    flags: (0x1041) ACC_PUBLIC, ACC_BRIDGE, ACC_SYNTHETIC

  public java.lang.String toString();
    descriptor: ()Ljava/lang/String;
    flags: (0x0001) ACC_PUBLIC
}
SourceFile: "Order.kt"
`;

describe('the output of javap', () => {
  it('has the elements of an annotation with their defaults', () => {
    expect(readJavap(annotation)).toEqual({
      Shop: [
        {name: 'name', optional: false, type: 'String'},
        {name: 'sizes', optional: true, type: 'Size[]', default: '{Size.SMALL}'},
      ],
    });
  });

  it('has constructors and methods with parameter names, and merges overloads', () => {
    expect(readJavap(builder)).toEqual({
      'Order.Builder': [
        {name: 'constructor', optional: false, signature: 'new Builder(int id)'},
        {
          name: 'with',
          optional: false,
          signature: 'with(Map<String, Object> extra, String... notes)\nwith(String note)',
          returns: 'Order.Builder',
        },
      ],
    });
  });

  it('may be empty', () => {
    expect(readJavap('Error: class not found: com.example.Nothing')).toEqual({});
  });
});

it('loses the packages of class names', () => {
  expect(withoutPackages('java.util.Map<a.b.C$D, ? super e.F>')).toBe('Map<C.D, ? super F>');
});
