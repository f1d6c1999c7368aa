<?php

declare(strict_types=1);

namespace App\Infrastructure\Generators;

use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\BelongsTo;
use Illuminate\Database\Eloquent\Relations\HasOne;
use Illuminate\Database\Eloquent\Relations\MorphTo;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Database\Schema\ColumnDefinition;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Str;
use ReflectionClass;
use ReflectionMethod;
use ReflectionNamedType;

/** stubs/models.php: the properties of each model, from its table, casts, relations and accessors. PHPStan and editors read it. */
final readonly class ModelProperties
{
    /** @var array<string, array<string, ColumnDefinition>> by table and name */
    private array $columns;

    /** @param  list<TableSchema>  $tables */
    public function __construct(array $tables)
    {
        $this->columns = array_map(
            static fn (TableSchema $table): array => array_column($table->columns, null, 'name'),
            array_column($tables, null, 'name'),
        );
    }

    public function render(): string
    {
        $file = <<<'PHP'
            <?php

            // Written by `php artisan schema:document` from the migrations and the models; do not edit.
            // A property that a model's own docblock declares, such as the shape of a JSON document, takes precedence over this file.

            namespace App\Models;

            use Illuminate\Database\Eloquent\Model;

            PHP;
        foreach (File::glob(app_path('Models/*.php')) as $path) {
            $class = 'App\\Models\\'.basename($path, '.php');
            $model = new $class;
            assert($model instanceof Model);
            $lines = implode("\n * ", [...$this->columnsOf($model), ...$this->methodsOf($model)]);
            $file .= "\n/**\n * {$lines}\n */\nclass ".class_basename($class)."Properties extends Model\n{\n}\n";
        }

        return $file;
    }

    /** @return list<string> */
    private function columnsOf(Model $model): array
    {
        return array_map(
            fn (ColumnDefinition $column): string => trim("@property {$this->type($model, $column)} \${$column->get('name')} {$column->get('comment')}"),
            array_values($this->columns[$model->getTable()]),
        );
    }

    private function type(Model $model, ColumnDefinition $column): string
    {
        $name = (string) $column->get('name');
        $isKept = $model->usesTimestamps() && in_array($name, [$model->getCreatedAtColumn(), $model->getUpdatedAtColumn()], true);
        $cast = $isKept ? 'datetime' : ($model->getCasts()[$name] ?? (string) $column->get('type'));
        $type = match (true) {
            enum_exists($cast) => '\\'.$cast,
            in_array($cast, ['datetime', 'immutable_datetime', 'immutable_date'], true) => '\\'.CarbonImmutable::class,
            in_array($cast, ['array', 'encrypted:array'], true) => 'array<array-key, mixed>',
            $cast === 'boolean' => 'bool',
            str_ends_with(strtolower($cast), 'integer') || $cast === 'int' => 'int',
            default => 'string',
        };

        return ($column->get('nullable') && ! $isKept ? '?' : '').$type;
    }

    /** @return list<string> accessors and relations */
    private function methodsOf(Model $model): array
    {
        $lines = [];
        foreach ((new ReflectionClass($model))->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
            $type = $method->getReturnType();
            if ($method->isStatic() || ! $type instanceof ReflectionNamedType || ! str_starts_with((string) $method->getFileName(), app_path())) {
                continue;
            }
            if (preg_match('/^get(\w+)Attribute$/', $method->getName(), $name) === 1) {
                $lines[] = "@property-read {$type} \$".Str::snake($name[1]);
            } elseif (is_a($type->getName(), Relation::class, true) && $method->getNumberOfParameters() === 0) {
                $lines[] = "@property-read {$this->related($model, $method->invoke($model))} \${$method->getName()}";
            }
        }

        return $lines;
    }

    /** @param  Relation<Model, Model, mixed>  $relation */
    private function related(Model $model, Relation $relation): string
    {
        $related = '\\'.($relation instanceof MorphTo ? Model::class : $relation->getRelated()::class);
        if ($relation instanceof BelongsTo) {
            $isOptional = $relation instanceof MorphTo || $this->columns[$model->getTable()][$relation->getForeignKeyName()]->get('nullable');

            return ($isOptional ? '?' : '').$related;
        }

        return $relation instanceof HasOne ? "?{$related}" : '\\'.Collection::class."<int, {$related}>";
    }
}
