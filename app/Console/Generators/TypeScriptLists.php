<?php

declare(strict_types=1);

namespace App\Console\Generators;

use App\Lists\Column;
use App\Lists\Filters\Filter;
use App\Lists\ListContext;
use App\Lists\ListDefinition;
use App\Models\User;
use Illuminate\Contracts\Container\Container;
use Illuminate\Filesystem\Filesystem;
use ReflectionClass;
use ReflectionMethod;

/** TypeScript for the lists: filters, sorts, columns and row type of each, so that keys and labels are written in PHP only. */
final readonly class TypeScriptLists
{
    public function __construct(private Filesystem $files, private Container $container) {}

    /**
     * A file for each list, because a page loads only the files of its own lists, and `lists.ts`, which exports them all.
     *
     * @return array<string, string> Content by path below types/generated.
     */
    public function render(): array
    {
        $head = "// Written by `php artisan types:generate`; do not edit.\n\n";
        $files = ['lists.ts' => $head];
        foreach ($this->lists() as $list) {
            $name = lcfirst(class_basename($list));
            $row = class_basename((string) (new ReflectionMethod($list, 'row'))->getReturnType());
            $imports = "import type { ListDefinition } from '@/components/data-table/list-definition';\nimport type { {$row} } from '../index';\n\n";
            $files["lists/{$name}.ts"] = $head.$imports.$this->block($list, $row);
            $files['lists.ts'] .= "export { {$name} } from './lists/{$name}';\n";
        }

        return $files;
    }

    /** @return list<ListDefinition<object>> */
    private function lists(): array
    {
        $lists = [];
        foreach ($this->files->allFiles(app_path('Lists')) as $file) {
            $class = 'App\\Lists\\'.str_replace(['/', '.php'], ['\\', ''], $file->getRelativePathname());
            if (is_subclass_of($class, ListDefinition::class) && ! (new ReflectionClass($class))->isAbstract()) {
                $lists[class_basename($class)] = $this->container->make($class);
            }
        }
        ksort($lists);

        return array_values($lists);
    }

    /** @param  ListDefinition<object>  $list */
    private function block(ListDefinition $list, string $row): string
    {
        $filters = $list->filters(new ListContext(new User(['timezone' => 'UTC'])));
        $columns = self::union(array_map(static fn (Column $column): string => $column->key, $list->columns()));
        $choices = self::union(array_column(array_filter($filters, static fn (Filter $filter): bool => str_ends_with($filter->kind->value, '-select')), 'key'));
        $noun = $list::NOUN ?? str_replace('_', ' ', $list::KEY);
        $parts = [
            'key' => self::json($list::KEY),
            'title' => self::json($list::TITLE),
            'noun' => self::json($noun),
            ...$list::SEARCH_HINT === null
                ? []
                : ['search' => self::json(['label' => "Search {$noun}", 'placeholder' => $list::SEARCH_HINT])],
            'filters' => self::lines(
                array_map(
                    static fn (Filter $filter): array => self::filter(
                        $filter,
                        in_array($filter->key, $list::SECONDARY_FILTERS, true),
                    ),
                    $filters,
                ),
            ),
            'sorts' => self::json(array_column($list->sorts(), 'key')),
            'columns' => self::lines(array_map(static fn (Column $column): array => array_filter(
                ['key' => $column->key, 'heading' => $column->heading, 'sort' => $column->sort, 'ability' => $column->ability?->value],
                static fn (?string $value): bool => $value !== null,
            ), $list->columns())),
        ];
        $definition = implode('', array_map(static fn (string $name, string $part): string => "    {$name}: {$part},\n", array_keys($parts), $parts));

        return 'export const '.lcfirst(class_basename($list)).": ListDefinition<{$row}, {$columns}, {$choices}> = {\n{$definition}};\n";
    }

    /** @return array<string, mixed> */
    private static function filter(Filter $filter, bool $isSecondary): array
    {
        $hasOperators = count($filter->operators) > 1;

        return [
            'key' => $filter->key,
            'label' => $filter->label,
            'kind' => $filter->kind->value,
            ...($hasOperators ? ['operators' => array_column($filter->operators, 'value')] : []),
            ...$filter->definition,
            ...($isSecondary ? ['isSecondary' => true] : []),
        ];
    }

    /** @param  list<array<string, mixed>>  $items */
    private static function lines(array $items): string
    {
        return $items === [] ? '[]' : "[\n".implode('', array_map(static fn (array $item): string => '        '.self::json($item).",\n", $items)).'    ]';
    }

    private static function json(mixed $value): string
    {
        return json_encode($value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
    }

    /** @param  array<string>  $keys */
    private static function union(array $keys): string
    {
        return $keys === [] ? 'never' : "'".implode("' | '", $keys)."'";
    }
}
