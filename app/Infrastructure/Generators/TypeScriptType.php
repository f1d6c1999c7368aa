<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use BackedEnum;
use DateTimeInterface;
use InvalidArgumentException;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprIntegerNode;
use PHPStan\PhpDocParser\Ast\ConstExpr\ConstExprStringNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeItemNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayShapeNode;
use PHPStan\PhpDocParser\Ast\Type\ArrayTypeNode;
use PHPStan\PhpDocParser\Ast\Type\CallableTypeNode;
use PHPStan\PhpDocParser\Ast\Type\ConstTypeNode;
use PHPStan\PhpDocParser\Ast\Type\GenericTypeNode;
use PHPStan\PhpDocParser\Ast\Type\IdentifierTypeNode;
use PHPStan\PhpDocParser\Ast\Type\NullableTypeNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Ast\Type\UnionTypeNode;

/** Converts a PHPDoc type of one class to TypeScript. */
final readonly class TypeScriptType
{
    private const SCALARS = [
        'int' => 'number', 'integer' => 'number', 'float' => 'number', 'string' => 'string', 'non-empty-string' => 'string',
        'bool' => 'boolean', 'true' => 'true', 'false' => 'false', 'null' => 'null', 'mixed' => 'unknown',
    ];

    /** @param  array<string, string>  $imports  class names by short name, from the file's `use` lines */
    public function __construct(private array $imports, private string $namespace) {}

    public function of(TypeNode $type): string
    {
        return match (true) {
            $type instanceof IdentifierTypeNode => $this->named($type->name),
            $type instanceof NullableTypeNode => $this->of($type->type).' | null',
            $type instanceof UnionTypeNode => $this->union($type),
            $type instanceof ArrayTypeNode => $this->listOf($type->type),
            $type instanceof GenericTypeNode => $this->generic($type),
            $type instanceof ArrayShapeNode => $this->shape($type),
            $type instanceof CallableTypeNode => $this->of($type->returnType),
            $type instanceof ConstTypeNode => $this->constant($type),
            default => throw new InvalidArgumentException("No TypeScript for the type {$type}."),
        };
    }

    /** The class that a name in the file refers to; null when there is none. */
    public function className(string $name): ?string
    {
        $class = $this->imports[$name] ?? $this->namespace.'\\'.$name;

        return class_exists($class) || enum_exists($class) || interface_exists($class) ? $class : (class_exists($name) ? $name : null);
    }

    private function named(string $name): string
    {
        if (isset(self::SCALARS[$name])) {
            return self::SCALARS[$name];
        }

        $class = $this->className(ltrim($name, '\\'));
        if ($class === null) {
            throw new InvalidArgumentException("No class {$name} in {$this->namespace}.");
        }

        if (is_a($class, DateTimeInterface::class, true)) {
            return 'string';
        }

        if (is_a($class, BackedEnum::class, true) || str_starts_with($class, 'App\\Data\\')) {
            return class_basename($class);
        }

        throw new InvalidArgumentException("{$class} is neither an enum nor a class of App\\Data.");
    }

    private function union(UnionTypeNode $type): string
    {
        $names = array_map(fn (TypeNode $part): string => $this->of($part), $type->types);

        return implode(' | ', array_unique($names));
    }

    private function generic(GenericTypeNode $type): string
    {
        $of = array_values($type->genericTypes);
        $name = (string) $type->type;

        return match (true) {
            in_array($name, ['list', 'non-empty-list', 'iterable'], true) => $this->listOf($of[0]),
            $name === 'array' && count($of) === 1 => $this->listOf($of[0]),
            $name === 'array' => 'Record<'.$this->key($of[0]).', '.$this->of($of[1]).'>',
            str_ends_with($name, 'Prop') => $this->of($of[0]),
            default => throw new InvalidArgumentException("No TypeScript for the generic {$type}."),
        };
    }

    private function key(TypeNode $key): string
    {
        return (string) $key === 'array-key' ? 'string' : $this->of($key);
    }

    private function listOf(TypeNode $item): string
    {
        $name = $this->of($item);

        return str_contains($name, '|') ? "({$name})[]" : "{$name}[]";
    }

    private function shape(ArrayShapeNode $type): string
    {
        $items = array_map(fn (ArrayShapeItemNode $item): string => trim((string) $item->keyName, "'\"")
            .($item->optional ? '?' : '').': '.$this->of($item->valueType), $type->items);

        return '{ '.implode('; ', $items).' }';
    }

    private function constant(ConstTypeNode $type): string
    {
        return match (true) {
            $type->constExpr instanceof ConstExprStringNode => "'".$type->constExpr->value."'",
            $type->constExpr instanceof ConstExprIntegerNode => $type->constExpr->value,
            default => throw new InvalidArgumentException("No TypeScript for the constant {$type}."),
        };
    }
}
