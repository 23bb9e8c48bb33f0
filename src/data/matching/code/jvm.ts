import {JsonNumber} from '../json';
import type {Template} from '../template';
import type {Json, Rule} from '../types';
import {isDouble, isInt, isScalar, neutralPath, type Notes, opened, ruleName} from './common';
import {bodyFormat, exampleOf, exampleText} from './expectation';
import {type Code, flat, prefixed} from './text';
import type {Expectation} from './types';

/** What differs between the languages that use the DSL of Pact JVM. */
export interface JvmSyntax {
  /** The rules of a body, where they are a property instead of `getMatchers()`. */
  readonly matchers?: string;
  /** Literal of a string. */
  string(text: string): string;
  /** Literal of a `Long`. */
  long(text: string): string;
  /** A number with a decimal point, of any length. */
  bigDecimal(text: string): string;
  /** Call of a constructor. */
  create(name: string, args: readonly string[]): string;
  /** The only instance of a class. */
  instance(name: string): string;
  /** A list of values. */
  list(items: readonly Code[]): Code;
  /** A map from strings to values. */
  map(entries: readonly (readonly [string, Code])[]): Code;
  /**
   * Call with a function that gets a builder.
   *
   * @param method name of the method, possibly of the Java DSL
   * @param args arguments before the function
   * @param name of its parameter
   * @param statements what the function does; gets the receiver with its dot, which may be empty
   */
  nested(method: string, args: readonly Code[], name: string, statements: (receiver: string) => readonly Code[]): Code;
  /**
   * Call of a function of `LambdaDsl`, or of what the language has instead of it, which makes a `DslPart`.
   *
   * @param method name of the function of Java
   * @param args arguments before the function
   * @param name of its parameter
   * @param statements what the function does
   */
  root(method: string, args: readonly Code[], name: string, statements: (receiver: string) => readonly Code[]): Code;
  /** What ends a statement. */
  readonly end: string;
}

/** A rule that is added to a body after the DSL built it. */
interface AddedRule {
  readonly path: string;
  readonly rules: readonly Rule[];
  readonly combine: 'AND' | 'OR';
}

/** A body written with the DSL. */
export interface JvmBody {
  /** The expression that makes the `DslPart`. */
  readonly code: Code;
  /** Statements that add rules to it; they follow its declaration. */
  readonly added: readonly string[];
}

const rulesPackage = 'au.com.dius.pact.core.model.matchingrules';
const dslPackage = 'au.com.dius.pact.consumer.dsl';

const fieldPath = (path: string, name: string) =>
  path + (/^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `['${name.replaceAll("'", "\\'")}']`);

/** Dates that `LocalDate` and `ZonedDateTime` read, and write again in the same way. */
const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;
const isoDateTime = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;
const zonedFormats = new Set(["yyyy-MM-dd'T'HH:mm:ssX", "yyyy-MM-dd'T'HH:mm:ssXXX"]);

/** Writes bodies and matchers of Pact JVM; collects the imports and the notes. */
export class JvmWriter {
  private readonly classes = new Set<string>();
  private readonly added: AddedRule[] = [];
  /** How many functions around have a parameter of this name, since an inner one can't have the same in Java. */
  private readonly depths = new Map<string, number>();

  /**
   * Makes a writer.
   *
   * @param syntax the language
   * @param notes takes what can't be expressed
   * @param version version of the specification that the test writes
   */
  constructor(
    private readonly syntax: JvmSyntax,
    private readonly notes: Notes,
    private readonly version: number,
  ) {}

  /**
   * Lists the classes that the code needs.
   *
   * @returns full names, sorted; members that are imported for themselves follow their class after a `#`
   */
  imports(): readonly string[] {
    return [...this.classes].sort();
  }

  /**
   * Remembers that the code needs a class.
   *
   * @param name full name
   */
  use(name: string): void {
    this.classes.add(name);
  }

  private ruleClass(name: string): string {
    this.use(`${rulesPackage}.${name}`);
    return name;
  }

  /** Calls a function with a parameter whose name none of the functions around has. */
  private nest<T>(parameter: string, make: (name: string) => T): T {
    const depth = (this.depths.get(parameter) ?? 0) + 1;
    this.depths.set(parameter, depth);
    const result = make(depth === 1 ? parameter : `${parameter}${depth}`);
    this.depths.set(parameter, depth - 1);
    return result;
  }

  /** A rule of the model; undefined with a note if there is none. */
  private rule(rule: Rule, path: string): string | undefined {
    const {syntax} = this;
    const create = (name: string, ...args: readonly string[]) => syntax.create(this.ruleClass(name), args);
    const instance = (name: string) => syntax.instance(this.ruleClass(name));
    switch (rule.match) {
      case 'type':
        return rule.min === undefined
          ? rule.max === undefined
            ? instance('TypeMatcher')
            : create('MaxTypeMatcher', String(rule.max))
          : rule.max === undefined
            ? create('MinTypeMatcher', String(rule.min))
            : create('MinMaxTypeMatcher', String(rule.min), String(rule.max));
      case 'regex':
        return create('RegexMatcher', syntax.string(rule.regex));
      case 'number':
      case 'integer':
      case 'decimal': {
        const type = this.ruleClass('NumberTypeMatcher');
        return syntax.create(type, [`${type}.NumberType.${rule.match.toUpperCase()}`]);
      }
      case 'equality':
        return instance('EqualsMatcher');
      case 'boolean':
        return instance('BooleanMatcher');
      case 'null':
        return instance('NullMatcher');
      case 'values':
        return instance('ValuesMatcher');
      case 'notEmpty':
        return instance('NotEmptyMatcher');
      case 'semver':
        return instance('SemverMatcher');
      case 'include':
        return create('IncludeMatcher', syntax.string(rule.value));
      case 'contentType':
        return create('ContentTypeMatcher', syntax.string(rule.value));
      case 'date':
        return create('DateMatcher', ...this.format(rule.format, 'yyyy-MM-dd'));
      case 'time':
        return create('TimeMatcher', ...this.format(rule.format, 'HH:mm:ss'));
      case 'datetime':
        return create('TimestampMatcher', ...this.format(rule.format, "yyyy-MM-dd'T'HH:mm:ssXXX"));
      default:
        this.notes.add(`The rule ${ruleName(rule)} at \`${path}\` is left out: the DSL has no way to write it there.`);
        return undefined;
    }
  }

  /** A format always has to be given, because the default of Pact JVM isn't that of the core. */
  private format(format: string, standard: string): readonly string[] {
    return [this.syntax.string(format === '' ? standard : format)];
  }

  private number(value: JsonNumber): string {
    return isInt(value) || isDouble(value) ? value.text : this.bigDecimal(value);
  }

  private bigDecimal(value: JsonNumber): string {
    if (/^-?\d+$/.test(value.text) && Math.abs(Number(value.text)) < 2 ** 62) {
      return this.syntax.long(value.text);
    }
    this.use('java.math.BigDecimal');
    return this.syntax.bigDecimal(value.text);
  }

  /** A value outside of the DSL: the example of `and`, or in it. */
  private literal(value: Json): Code {
    if (value === null || typeof value === 'boolean') {
      return String(value);
    }
    if (typeof value === 'string') {
      return this.syntax.string(value);
    }
    if (value instanceof JsonNumber) {
      return this.number(value);
    }
    const template = opened({type: 'exact', value});
    if (template.type === 'array') {
      this.use('java.util.List');
      return this.syntax.list(template.items.map((each) => this.literal(exampleOf(each))));
    }
    if (template.type === 'object') {
      this.use('java.util.Map');
      return this.syntax.map(template.fields.map(([name, each]) => [name, this.literal(exampleOf(each))]));
    }
    return 'null';
  }

  /** The rules of a template and of what is in it, for values that the DSL only writes without them. */
  private addAll(template: Template, path: string): void {
    switch (template.type) {
      case 'exact':
        return;
      case 'object':
        template.fields.forEach(([name, each]) => this.addAll(each, fieldPath(path, name)));
        return;
      case 'array':
        template.items.forEach((each, index) => this.addAll(each, `${path}[${index}]`));
        return;
      case 'matcher':
        this.added.push({path, rules: [template.rule], combine: 'AND'});
        this.addAll(template.example, path);
        return;
      case 'combined':
        this.added.push({path, rules: template.rules, combine: template.combine});
        this.addAll(template.example, path);
        return;
      case 'each-like': {
        const {min, max} = template;
        const rule: Rule = {match: 'type', ...(min === undefined ? {} : {min}), ...(max === undefined ? {} : {max})};
        this.added.push({path, rules: [rule], combine: 'AND'});
        this.addAll(template.item, `${path}[*]`);
        return;
      }
      case 'array-contains':
        this.notes.add(
          `The rule \`arrayContains\` at \`${path}\` is left out: the DSL has it only for a field of an object.`,
        );
        return;
      case 'map':
        if (template.keyRules.length > 0) {
          this.notes.add(`The rule \`eachKey\` at \`${path}\` is left out: the DSL has no way to write it there.`);
        }
        this.added.push({path, rules: [{match: 'values'}], combine: 'AND'});
        this.addAll(template.value, `${path}.*`);
    }
  }

  /**
   * Writes a field of an object, or an element of an array.
   *
   * @param template the value
   * @param on receiver with its dot
   * @param name the field; undefined for an element
   * @param path path expression of the value; undefined in a variant of `arrayContaining`
   */
  private value(template: Template, on: string, name: string | undefined, path: string | undefined): Code[] {
    const {syntax} = this;
    const first = name === undefined ? [] : [syntax.string(name)];
    const statement = (method: string, ...args: readonly Code[]): Code => ({
      open: `${on}${method}(`,
      items: [...first, ...args],
      close: `)${syntax.end}`,
    });
    const nested = (method: string, args: readonly Code[], parameter: string, body: (receiver: string) => Code[]) => {
      const code = this.nest(parameter, (each) => syntax.nested(method, [...first, ...args], each, body));
      return prefixed(on, typeof code === 'string' ? code + syntax.end : {...code, close: code.close + syntax.end});
    };
    /** The example, with rules that are added afterwards. */
    const plain = (): Code[] => {
      if (path === undefined) {
        this.noteLost(template);
      } else {
        this.addAll(template, path);
      }
      return this.value({type: 'exact', value: exampleOf(template)}, on, name, undefined);
    };
    const combined = (method: 'and' | 'or', rules: readonly Rule[], example: Json) => {
      const written = rules.flatMap((rule) => this.rule(rule, path ?? name ?? 'an element') ?? []);
      return written.length === 0
        ? this.value({type: 'exact', value: example}, on, name, undefined)
        : [statement(method, this.literal(example), ...written)];
    };

    const open = opened(template);
    switch (open.type) {
      case 'exact': {
        const {value} = open;
        if (typeof value === 'string') {
          return [statement('stringValue', syntax.string(value))];
        }
        if (typeof value === 'boolean') {
          return [statement('booleanValue', String(value))];
        }
        return value instanceof JsonNumber ? [statement('numberValue', this.number(value))] : [statement('nullValue')];
      }
      case 'object':
        return [nested('object', [], 'o', (receiver) => this.fields(open.fields, receiver, path))];
      case 'array':
        return [
          nested('array', [], 'a', (receiver) =>
            open.items.flatMap((each, index) =>
              this.value(each, receiver, undefined, path === undefined ? undefined : `${path}[${index}]`),
            ),
          ),
        ];
      case 'matcher': {
        const example = exampleOf(open.example);
        if (!isScalar(example)) {
          return this.container(open, [open.rule], 'AND', on, name, path);
        }
        return this.scalar(open.rule, example, statement, name !== undefined) ?? combined('and', [open.rule], example);
      }
      case 'combined': {
        const example = exampleOf(open.example);
        return isScalar(example)
          ? combined(open.combine === 'OR' ? 'or' : 'and', open.rules, example)
          : this.container(open, open.rules, open.combine, on, name, path);
      }
      case 'each-like': {
        const {item, min, max, examples} = open;
        const element = opened(item);
        const count = Math.max(examples, 1);
        const [method, sizes, implied] =
          min === undefined
            ? max === undefined
              ? (['eachLike', [], 1] as const)
              : (['maxArrayLike', [String(max)], 1] as const)
            : max === undefined
              ? (['minArrayLike', [String(min)], min] as const)
              : (['minMaxArrayLike', [String(min), String(max)], min] as const);
        if (element.type === 'object') {
          const number = implied === count ? [] : [String(count)];
          return [
            nested(method, [...sizes, ...number], 'i', (receiver) =>
              this.fields(element.fields, receiver, path === undefined ? undefined : `${path}[*]`),
            ),
          ];
        }
        const root = name === undefined && method !== 'eachLike' ? undefined : this.rootValue(element);
        if (root === undefined) {
          return plain();
        }
        const number = method === 'eachLike' && count === 1 ? [] : [String(count)];
        return [statement(method, ...sizes, root, ...number)];
      }
      case 'array-contains':
        if (name === undefined) {
          return plain();
        }
        return [
          nested('arrayContaining', [], 'variants', (receiver) =>
            open.variants.flatMap((each) => this.value(each, receiver, undefined, undefined)),
          ),
        ];
      case 'map':
        return [nested('object', [], 'm', (receiver) => this.mapEntries(open, receiver, path))];
    }
  }

  private noteLost(template: Template): void {
    if (template.type !== 'exact') {
      this.notes.add(
        'A rule for a whole object or array in a variant of `arrayContaining` is left out: the DSL can’t write it there.',
      );
    }
  }

  /** An object or array with a rule of its own: what is in it, and the rule afterwards. */
  private container(
    template: Template & {readonly example: Template},
    rules: readonly Rule[],
    combine: 'AND' | 'OR',
    on: string,
    name: string | undefined,
    path: string | undefined,
  ): Code[] {
    if (path === undefined) {
      this.noteLost(template);
    } else {
      this.added.push({path, rules, combine});
    }
    return this.value(template.example, on, name, path);
  }

  private fields(fields: readonly (readonly [string, Template])[], receiver: string, path: string | undefined): Code[] {
    return fields.flatMap(([name, each]) =>
      this.value(each, receiver, name, path === undefined ? undefined : fieldPath(path, name)),
    );
  }

  private mapEntries(
    {key, keyRules, value}: Extract<Template, {type: 'map'}>,
    on: string,
    path: string | undefined,
  ): Code[] {
    const {syntax} = this;
    const keys = keyRules.flatMap((rule) => {
      const matcher = this.textMatcher(rule, key, 'a key');
      return matcher === undefined ? [] : [`${on}eachKeyMatching(${matcher})${syntax.end}`];
    });
    const element = opened(value);
    if (element.type === 'object') {
      const inner = this.nest('v', (name) =>
        syntax.nested('eachValueLike', [syntax.string(key)], name, (receiver) =>
          this.fields(element.fields, receiver, path === undefined ? undefined : `${path}.*`),
        ),
      );
      return [
        ...keys,
        prefixed(on, typeof inner === 'string' ? inner + syntax.end : {...inner, close: inner.close + syntax.end}),
      ];
    }
    const root = this.rootValue(element);
    if (root !== undefined) {
      return [...keys, {open: `${on}eachValueLike(`, items: [syntax.string(key), root], close: `)${syntax.end}`}];
    }
    if (path === undefined) {
      this.noteLost(value);
    } else {
      this.added.push({path, rules: [{match: 'values'}], combine: 'AND'});
      this.addAll(value, `${path}.*`);
    }
    return [...keys, ...this.value({type: 'exact', value: exampleOf(value)}, on, key, undefined)];
  }

  /** A method of the DSL for a rule; undefined if there is none, or if it writes another rule. */
  private scalar(
    rule: Rule,
    example: Json,
    statement: (method: string, ...args: readonly Code[]) => Code,
    field: boolean,
  ): Code[] | undefined {
    const {syntax} = this;
    switch (rule.match) {
      case 'type':
        return rule.min !== undefined || rule.max !== undefined
          ? undefined
          : typeof example === 'string'
            ? [statement('stringType', syntax.string(example))]
            : typeof example === 'boolean'
              ? [statement('booleanType', String(example))]
              : undefined;
      case 'regex':
        return typeof example === 'string'
          ? [statement('stringMatcher', syntax.string(rule.regex), syntax.string(example))]
          : undefined;
      case 'number':
        return example instanceof JsonNumber ? [statement('numberType', this.number(example))] : undefined;
      case 'integer':
        return isInt(example)
          ? [statement('integerType', field ? example.text : syntax.long(example.text))]
          : undefined;
      case 'decimal':
        return isDouble(example) ? [statement('decimalType', example.text)] : undefined;
      case 'date':
        if (field && rule.format === 'yyyy-MM-dd' && typeof example === 'string' && isoDate.test(example)) {
          this.use('java.time.LocalDate');
          return [statement('date', syntax.string(rule.format), `LocalDate.parse(${syntax.string(example)})`)];
        }
        return undefined;
      case 'datetime':
        if (field && zonedFormats.has(rule.format) && typeof example === 'string' && isoDateTime.test(example)) {
          this.use('java.time.ZonedDateTime');
          return [statement('datetime', syntax.string(rule.format), `ZonedDateTime.parse(${syntax.string(example)})`)];
        }
        return undefined;
      default:
        return undefined;
    }
  }

  /** A single value as an element; undefined for objects and arrays. */
  private rootValue(template: Template): Code | undefined {
    const {syntax} = this;
    const type = 'PactDslJsonRootValue';
    const make = (method: string, ...items: readonly Code[]): Code => {
      this.use(`${dslPackage}.${type}`);
      return {open: `${type}.${method}(`, items, close: ')'};
    };
    const rules = (method: 'and' | 'or', all: readonly Rule[], example: Json) => {
      const written = all.flatMap((rule) => this.rule(rule, 'an element') ?? []);
      return written.length === 0 ? undefined : make(method, this.literal(example), ...written);
    };
    switch (template.type) {
      case 'exact': {
        const {value} = template;
        // The rule of the array already is `type`, so saying it again changes nothing.
        return isScalar(value) && value !== null
          ? typeof value === 'string'
            ? make('stringType', syntax.string(value))
            : typeof value === 'boolean'
              ? make('booleanType', String(value))
              : rules('and', [{match: 'type'}], value)
          : undefined;
      }
      case 'matcher': {
        const example = exampleOf(template.example);
        if (!isScalar(example)) {
          return undefined;
        }
        const code = this.scalar(template.rule, example, (method, ...args) => make(method, ...args), false)?.[0];
        return code ?? rules('and', [template.rule], example);
      }
      case 'combined': {
        const example = exampleOf(template.example);
        return isScalar(example) ? rules(template.combine === 'OR' ? 'or' : 'and', template.rules, example) : undefined;
      }
      default:
        return undefined;
    }
  }

  /**
   * Writes the body of an expectation.
   *
   * @param expectation what is expected
   * @returns undefined without a body, or with one that isn't JSON
   */
  body({part, body}: Expectation): JvmBody | undefined {
    if (body === undefined || bodyFormat(part) !== 'json') {
      return undefined;
    }
    const from = (method: string, args: readonly Code[], parameter: string, inner: (receiver: string) => Code[]) =>
      this.nest(parameter, (name) => this.syntax.root(method, args, name, inner));
    const root = (template: Template): Code => {
      const open = opened(template);
      switch (open.type) {
        case 'object':
          return from('newJsonBody', [], 'o', (receiver) => this.fields(open.fields, receiver, '$'));
        case 'map':
          return from('newJsonBody', [], 'o', (receiver) => this.mapEntries(open, receiver, '$'));
        case 'array':
          return from('newJsonArray', [], 'a', (receiver) =>
            open.items.flatMap((each, index) => this.value(each, receiver, undefined, `$[${index}]`)),
          );
        case 'each-like': {
          const {min, max, item} = open;
          const size = [min, max].flatMap((each) => (each === undefined ? [] : [String(each)]));
          const element = opened(item);
          if (size.length === 0 && element.type === 'object') {
            return from('newJsonArrayLike', [], 'i', (receiver) => this.fields(element.fields, receiver, '$[*]'));
          }
          // A minimum of 0 would leave the example empty, and a `type` without limits is only there for objects.
          if (size.length > 0 && min !== 0 && element.type !== 'each-like') {
            const method =
              min === undefined
                ? 'newJsonArrayMaxLike'
                : max === undefined
                  ? 'newJsonArrayMinLike'
                  : 'newJsonArrayMinMaxLike';
            return from(method, size, 'a', (receiver) => this.value(element, receiver, undefined, '$[*]'));
          }
          this.addAll(open, '$');
          return root({type: 'exact', value: exampleOf(open)});
        }
        case 'array-contains':
          this.addAll(open, '$');
          return root({type: 'exact', value: exampleOf(open)});
        case 'matcher':
        case 'combined': {
          const example = exampleOf(open.example);
          if (isScalar(example)) {
            return this.rootValue(open) ?? this.rootValue({type: 'exact', value: example}) ?? 'null';
          }
          const rules = open.type === 'matcher' ? [open.rule] : open.rules;
          this.added.push({path: '$', rules, combine: open.type === 'matcher' ? 'AND' : open.combine});
          return root(open.example);
        }
        case 'exact':
          return this.literal(open.value);
      }
    };
    // A plain value at the root has no method that writes no rule; the callers pass its JSON instead.
    const code = root(body);
    return {code, added: this.addedRules()};
  }

  private addedRules(): readonly string[] {
    const {syntax} = this;
    return this.added.flatMap(({path, rules, combine}) =>
      rules.flatMap((rule) => {
        const code = this.rule(rule, path);
        if (code === undefined) {
          return [];
        }
        const logic = combine === 'OR' ? `, ${this.ruleClass('RuleLogic')}.OR` : '';
        return [
          `body.${syntax.matchers ?? 'getMatchers()'}.addRule(${syntax.string(path)}, ${code}${logic})${syntax.end}`,
        ];
      }),
    );
  }

  /**
   * Writes a matcher for a path, a header, a query parameter or a key.
   *
   * @param rule the rule
   * @param example the example
   * @param place what it is for, in the note
   * @returns a call of `Matchers`; undefined with a note if that class can't write the rule
   */
  textMatcher(rule: Rule, example: string, place: string): string | undefined {
    const {syntax} = this;
    const make = (method: string, ...args: readonly string[]) => {
      this.use(`${dslPackage}.Matchers`);
      return `Matchers.${method}(${args.join(', ')})`;
    };
    const text = syntax.string(example);
    switch (rule.match) {
      case 'regex':
        return make('regexp', syntax.string(rule.regex), text);
      case 'type':
        return make('string', text);
      case 'equality':
        return make('equalTo', text);
      case 'include':
        if (rule.value === example) {
          return make('includesStr', text);
        }
        break;
      case 'notEmpty':
        return make('notEmpty', text);
      case 'date':
      case 'time':
        return make(rule.match, ...this.format(rule.format, rule.match === 'date' ? 'yyyy-MM-dd' : 'HH:mm:ss'), text);
      case 'datetime':
        return make('timestamp', ...this.format(rule.format, "yyyy-MM-dd'T'HH:mm:ssXXX"), text);
      case 'integer':
        if (/^-?\d{1,18}$/.test(example)) {
          return make('integer', syntax.long(example));
        }
        break;
      case 'decimal':
      case 'number':
        if (/^-?\d{1,9}\.\d{1,9}$/.test(example)) {
          return make(rule.match === 'number' ? 'numeric' : 'decimal', example);
        }
        break;
      default:
    }
    this.notes.add(
      `The rule ${ruleName(rule)} of ${place} is left out: the class \`Matchers\` has none that writes it.`,
    );
    return undefined;
  }

  /**
   * Writes the value of a path, a header or a query parameter.
   *
   * @param template the value
   * @param place what it is for, in notes
   * @returns a matcher, or a string
   */
  text(template: Template, place: string): string {
    const example = exampleText(template);
    if (template.type === 'matcher') {
      return this.textMatcher(template.rule, example, place) ?? this.syntax.string(example);
    }
    if (template.type === 'combined') {
      this.notes.add(`The rules of ${place} are left out: the DSL takes a single one there.`);
    }
    return this.syntax.string(example);
  }

  /**
   * Writes the status of a response.
   *
   * @param template the status
   * @returns method of the response builder with its arguments
   */
  status(template: Template): string {
    const example = `status(${exampleText(template)})`;
    if (template.type !== 'matcher') {
      return example;
    }
    const {rule} = template;
    if (rule.match !== 'statusCode' || this.version < 4) {
      this.notes.add(
        `The rule ${ruleName(rule)} of the status is left out: the library writes ${rule.match === 'statusCode' ? 'it only in version 4' : 'only classes and lists of codes'}.`,
      );
      return example;
    }
    if (typeof rule.status !== 'string') {
      this.use('java.util.List');
      const codes = this.syntax.list(rule.status.map(String));
      return `statusCodes(${flat(codes)}).${example}`;
    }
    const names = {
      info: 'informationStatus',
      success: 'successStatus',
      redirect: 'redirectStatus',
      clientError: 'clientErrorStatus',
      serverError: 'serverErrorStatus',
      nonError: 'nonErrorStatus',
      error: 'errorStatus',
    } as const;
    // The methods choose an example of their own.
    return `${names[rule.status]}().${example}`;
  }
}

/** How a language writes what {@link jvmCalls} needs. */
export interface CallSyntax {
  readonly string: (this: void, text: string) => string;
  /** Arguments of `body`; undefined without a body. */
  readonly body: string | undefined;
  list(items: readonly string[]): string;
  /** A map of strings; both parts of an entry are code. */
  map(entries: readonly (readonly [string, string])[]): string;
  /** A function of one parameter that returns a value. */
  lambda(name: string, value: string): string;
}

/** Calls that describe an interaction, each with the dot that it begins with. */
export interface JvmCalls {
  /** For `HttpRequestBuilder`. */
  request(): readonly string[];
  /** For `HttpResponseBuilder`. */
  response(): readonly string[];
  /** For `PactDslRequestWithoutPath`, in an order in which no call undoes another. */
  olderRequest(): readonly string[];
  /** For `PactDslResponse`. */
  olderResponse(): readonly string[];
  /** For the contents of a message, with both builders. */
  message(): readonly string[];
}

/** Rules that Pact JVM applies to the list of the values of a parameter, so that no request passes. */
const unusableInQuery: readonly string[] = ['integer', 'decimal', 'number', 'semver'];

/**
 * Writes the calls that describe request, response and message, which Java, Kotlin and Scala share. What the builders
 * take is in the interfaces of Pact JVM 4.7.5; which matchers have no effect, on the page about matching requests with it.
 *
 * @param expectation what is expected
 * @param writer writes matchers
 * @param notes takes what the builders don't take
 * @param syntax the language
 * @returns functions for the calls, of which a test needs only some
 */
export function jvmCalls(expectation: Expectation, writer: JvmWriter, notes: Notes, syntax: CallSyntax): JvmCalls {
  const {part} = expectation;
  const {string} = syntax;
  const bodyCall = (method: string) => (syntax.body === undefined ? [] : [`.${method}(${syntax.body})`]);

  const values = (method: string, all: Expectation['headers'], what: string) =>
    all.flatMap(([name, templates]) => {
      const place = `the ${what} \`${name}\``;
      const [first, ...others] = templates;
      if (!first) {
        return [];
      }
      if (others.length > 0) {
        if (templates.some(({type}) => type !== 'exact')) {
          notes.add(`The rules of ${place} are left out: in a list of values, Pact JVM ignores matchers.`);
        }
        return [`.${method}(${string(name)}, ${syntax.list(templates.map((each) => string(exampleText(each))))})`];
      }
      if (method === 'queryParameter' && first.type === 'matcher' && unusableInQuery.includes(first.rule.match)) {
        notes.add(
          `The rule ${ruleName(first.rule)} of ${place} is left out: Pact JVM refuses every value with it in a query.`,
        );
        return [`.${method}(${string(name)}, ${string(exampleText(first))})`];
      }
      return [`.${method}(${string(name)}, ${writer.text(first, place)})`];
    });

  /** The older builder has methods for patterns only; the other values are set together. */
  const olderValues = (method: string, all: Expectation['headers'], what: string) => {
    const plain: (readonly [string, string])[] = [];
    const calls: string[] = [];
    for (const [name, templates] of all) {
      for (const template of templates) {
        const text = exampleText(template);
        if (template.type === 'matcher' && template.rule.match === 'regex') {
          calls.push(`.${method}(${string(name)}, ${string(template.rule.regex)}, ${string(text)})`);
        } else {
          if (template.type !== 'exact') {
            notes.add(
              `The rule of the ${what} \`${name}\` is left out: the builder for this version has only patterns there.`,
            );
          }
          plain.push([name, text]);
        }
      }
    }
    return {plain, calls};
  };

  const olderHeaders = () => {
    const {plain, calls} = olderValues('matchHeader', expectation.headers, 'header');
    const merged = new Map<string, string>();
    for (const [name, value] of plain) {
      const before = merged.get(name);
      merged.set(name, before === undefined ? value : `${before}, ${value}`);
    }
    const entries = [...merged].map(([name, value]) => [string(name), string(value)] as const);
    return [...(entries.length === 0 ? [] : [`.headers(${syntax.map(entries)})`]), ...calls];
  };

  return {
    request: () =>
      part.kind === 'request'
        ? [
            `.method(${string(part.method)})`,
            `.path(${writer.text(expectation.path, 'the path')})`,
            ...values('queryParameter', expectation.query, 'query parameter'),
            ...values('header', expectation.headers, 'header'),
            ...bodyCall('body'),
          ]
        : [`.path(${string(neutralPath)})`],
    response: () =>
      part.kind === 'response'
        ? [
            `.${writer.status(expectation.status)}`,
            ...values('header', expectation.headers, 'header'),
            ...bodyCall('body'),
          ]
        : ['.status(200)'],
    olderRequest: () => {
      if (part.kind !== 'request') {
        return [`.path(${string(neutralPath)})`, '.method("GET")'];
      }
      const {path} = expectation;
      const pattern = path.type === 'matcher' && path.rule.match === 'regex' ? path.rule.regex : undefined;
      if (pattern === undefined && path.type !== 'exact') {
        notes.add('The rule of the path is left out: the builder for this version has only patterns there.');
      }
      const query = olderValues('matchQuery', expectation.query, 'query parameter');
      return [
        pattern === undefined ? `.path(${string(part.path)})` : `.matchPath(${string(pattern)}, ${string(part.path)})`,
        `.method(${string(part.method)})`,
        // This call would replace the parameters that are set before.
        ...(query.plain.length === 0 ? [] : [`.query(${string(query.plain.map((each) => each.join('=')).join('&'))})`]),
        ...query.calls,
        ...olderHeaders(),
        ...bodyCall('body'),
      ];
    },
    olderResponse: () =>
      part.kind === 'response'
        ? [`.${writer.status(expectation.status)}`, ...olderHeaders(), ...bodyCall('body')]
        : ['.status(200)'],
    message: () => {
      const calls = expectation.metadata.map(([key, template]) => {
        const text = exampleText(template);
        const name = string(key);
        if (template.type === 'matcher') {
          const {rule} = template;
          if (rule.match === 'regex') {
            return `.matchRegex(${name}, ${string(rule.regex)}, ${string(text)})`;
          }
          if (rule.match === 'type') {
            return `.like(${name}, ${string(text)})`;
          }
          if (rule.match === 'include' && rule.value === text) {
            return `.includesStr(${name}, ${string(text)})`;
          }
          if (rule.match === 'integer' && /^\d{1,9}$/.test(text)) {
            return `.integerType(${name}, ${text})`;
          }
        }
        if (template.type !== 'exact') {
          notes.add(`The rule of the metadata \`${key}\` is left out: the builder has no method that writes it.`);
        }
        return `.add(${name}, ${string(text)})`;
      });
      const metadata = calls.length === 0 ? [] : [`.withMetadata(${syntax.lambda('m', `m${calls.join('')}`)})`];
      return [...metadata, ...bodyCall('withContent')];
    },
  };
}
