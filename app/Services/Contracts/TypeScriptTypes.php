<?php

declare(strict_types=1);

namespace App\Services\Contracts;

use BackedEnum;
use Illuminate\Filesystem\Filesystem;
use InvalidArgumentException;
use PHPStan\PhpDocParser\Ast\PhpDoc\ParamTagValueNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\PhpDocNode;
use PHPStan\PhpDocParser\Ast\PhpDoc\VarTagValueNode;
use PHPStan\PhpDocParser\Ast\Type\TypeNode;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\PhpDocParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;
use ReflectionClass;
use ReflectionEnum;
use ReflectionEnumBackedCase;
use ReflectionProperty;

/**
 * TypeScript for what the server sends: an interface for each class of App\Data, a union for each backed enum.
 *
 * A property is typed by its `@var` or the constructor's `@param` where it has one, else by its PHP type. Properties
 * that the server may leave out of a first visit (Defer, Optional) become optional.
 */
final readonly class TypeScriptTypes
{
    private Lexer $lexer;

    private TypeParser $types;

    private PhpDocParser $docs;

    public function __construct(private Filesystem $files)
    {
        $config = new ParserConfig([]);
        $constants = new ConstExprParser($config);
        $this->lexer = new Lexer($config);
        $this->types = new TypeParser($config, $constants);
        $this->docs = new PhpDocParser($config, $this->types, $constants);
    }

    public function render(): string
    {
        $blocks = [];
        foreach ([...$this->classesIn('Enums'), ...$this->classesIn('Data')] as $class) {
            $name = class_basename($class);
            if (isset($blocks[$name])) {
                throw new InvalidArgumentException("Two classes are called {$name}; a page could not tell them apart.");
            }
            $block = is_a($class, BackedEnum::class, true) ? $this->enum($class) : $this->data($class);
            if ($block !== '') {
                $blocks[$name] = $block;
            }
        }
        ksort($blocks);

        return "// Written by `php artisan types:generate`; do not edit.\n\n".implode("\n", $blocks);
    }

    /** @return list<class-string> */
    private function classesIn(string $folder): array
    {
        $classes = [];
        foreach ($this->files->isDirectory(app_path($folder)) ? $this->files->allFiles(app_path($folder)) : [] as $file) {
            $class = 'App\\'.$folder.'\\'.str_replace(['/', '.php'], ['\\', ''], $file->getRelativePathname());
            if (class_exists($class) || enum_exists($class)) {
                $classes[] = $class;
            }
        }

        return $classes;
    }

    /** @param  class-string<BackedEnum>  $class */
    private function enum(string $class): string
    {
        $name = class_basename($class);
        $cases = array_filter((new ReflectionEnum($class))->getCases(), static fn ($case): bool => $case instanceof ReflectionEnumBackedCase);
        $values = array_map(static fn (ReflectionEnumBackedCase $case): string => json_encode($case->getBackingValue(), JSON_THROW_ON_ERROR), $cases);
        $out = 'export const '.$name.'Values = ['.implode(', ', $values)."] as const;\nexport type {$name} = (typeof {$name}Values)[number];\n";

        if (method_exists($class, 'label')) {
            $labels = array_map(static fn (BackedEnum $case): string => '    '
                .json_encode((string) $case->value, JSON_THROW_ON_ERROR).': '
                .json_encode([$case, 'label'](), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE).",\n", $class::cases());
            $out .= "export const {$name}Labels: Record<{$name}, string> = {\n".implode('', $labels)."};\n";
        }

        return $out;
    }

    /** @param  class-string  $class */
    private function data(string $class): string
    {
        $reflection = new ReflectionClass($class);
        if ($reflection->isAbstract() || $reflection->isInterface()) {
            return '';
        }

        $resolver = new TypeScriptType($this->imports($reflection), $reflection->getNamespaceName());
        $params = $this->paramTypes($reflection);
        $lines = '';
        foreach ($reflection->getProperties(ReflectionProperty::IS_PUBLIC) as $property) {
            if (! $property->isStatic()) {
                $lines .= $this->property($property, $params[$property->getName()] ?? null, $resolver);
            }
        }

        return $lines === '' ? '' : 'export interface '.class_basename($class)." {\n{$lines}}\n";
    }

    private function property(ReflectionProperty $property, ?TypeNode $param, TypeScriptType $resolver): string
    {
        $php = (string) $property->getType();
        $type = $this->varType($property) ?? $param ?? $this->parse(ltrim($php, '\\'));
        $optional = preg_match('/(Defer|Optional)Prop/', $php) === 1;

        try {
            $name = $resolver->of($type);
        } catch (InvalidArgumentException $exception) {
            throw new InvalidArgumentException("{$property->class}::\${$property->getName()}: {$exception->getMessage()}", previous: $exception);
        }

        return '    '.$property->getName().($optional ? '?' : '').": {$name};\n";
    }

    private function varType(ReflectionProperty $property): ?TypeNode
    {
        $tags = $this->doc($property->getDocComment())?->getVarTagValues() ?? [];

        return isset($tags[0]) && $tags[0] instanceof VarTagValueNode ? $tags[0]->type : null;
    }

    /**
     * @param  ReflectionClass<object>  $class
     * @return array<string, TypeNode>
     */
    private function paramTypes(ReflectionClass $class): array
    {
        $types = [];
        foreach ($this->doc($class->getConstructor()?->getDocComment() ?: false)?->getParamTagValues() ?? [] as $tag) {
            if ($tag instanceof ParamTagValueNode) {
                $types[ltrim($tag->parameterName, '$')] = $tag->type;
            }
        }

        return $types;
    }

    private function doc(string|false $comment): ?PhpDocNode
    {
        return $comment === false ? null : $this->docs->parse(new TokenIterator($this->lexer->tokenize($comment)));
    }

    private function parse(string $type): TypeNode
    {
        return $this->types->parse(new TokenIterator($this->lexer->tokenize($type)));
    }

    /**
     * @param  ReflectionClass<object>  $class
     * @return array<string, string>
     */
    private function imports(ReflectionClass $class): array
    {
        preg_match_all('/^use\s+([\w\\\\]+)(?:\s+as\s+(\w+))?;/m', $this->files->get((string) $class->getFileName()), $matches, PREG_SET_ORDER);
        $imports = [];
        foreach ($matches as $match) {
            $imports[$match[2] ?? class_basename($match[1])] = $match[1];
        }

        return $imports;
    }
}
