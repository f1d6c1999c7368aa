<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\MergeProp;
use App\Inertia\Support\Header;
use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class MergePropsTest extends InertiaTestCase
{
    /** @return array<string, array{Closure(): MergeProp, array<string, list<string>>}> */
    public static function labels(): array
    {
        $merge = static fn (): MergeProp => new MergeProp(fn (): array => [1]);

        return [
            'appended' => [$merge, ['mergeProps' => ['rows']]],
            'appended in words' => [fn () => $merge()->append(), ['mergeProps' => ['rows']]],
            'prepended' => [fn () => $merge()->prepend(), ['prependProps' => ['rows']]],
            'not appended is prepended' => [fn () => $merge()->append(false), ['prependProps' => ['rows']]],
            'deeply merged' => [fn () => $merge()->deepMerge(), ['deepMergeProps' => ['rows']]],
            'appended below' => [fn () => $merge()->append('data'), ['mergeProps' => ['rows.data']]],
            'prepended below' => [fn () => $merge()->prepend('data'), ['prependProps' => ['rows.data']]],
            'both ways below' => [
                fn () => $merge()->append(['data', 'notes'])->prepend('alerts'),
                ['mergeProps' => ['rows.data', 'rows.notes'], 'prependProps' => ['rows.alerts']],
            ],
            'matched at the root' => [fn () => $merge()->matchOn('id'), ['mergeProps' => ['rows'], 'matchPropsOn' => ['rows.id']]],
            'matched on several' => [
                fn () => $merge()->deepMerge()->matchOn(['data.id', 'notes.id']),
                ['deepMergeProps' => ['rows'], 'matchPropsOn' => ['rows.data.id', 'rows.notes.id']],
            ],
            'matched below' => [
                fn () => $merge()->append('data', matchOn: 'id'),
                ['mergeProps' => ['rows.data'], 'matchPropsOn' => ['rows.data.id']],
            ],
            'matched by path' => [
                fn () => $merge()->prepend(['data' => 'id', 'notes' => 'uuid']),
                ['prependProps' => ['rows.data', 'rows.notes'], 'matchPropsOn' => ['rows.data.id', 'rows.notes.uuid']],
            ],
        ];
    }

    /**
     * @param  Closure(): MergeProp  $prop
     * @param  array<string, list<string>>  $expected
     */
    #[DataProvider('labels')]
    public function test_a_merged_prop_is_sent_and_labelled_on_full_and_partial_visits(Closure $prop, array $expected): void
    {
        $props = ['rows' => $prop(), 'other' => 1];

        foreach ([$this->pageWith($props), $this->partialPageWith($props, only: 'rows')] as $page) {
            $this->assertSame([1], $page['props']['rows']);
            $this->assertSame($expected, self::labelsIn($page));
        }
    }

    public function test_nested_props_are_labelled_by_their_path(): void
    {
        $page = $this->pageWith(['a' => ['b' => Inertia::merge([1])], 'c' => fn (): array => ['d' => Inertia::deepMerge(['x' => 1])]]);

        $this->assertSame(['mergeProps' => ['a.b'], 'deepMergeProps' => ['c.d']], self::labelsIn($page));
    }

    public function test_omitted_prop_is_not_labelled(): void
    {
        $props = ['rows' => Inertia::merge([1])->matchOn('id'), 'other' => 1];

        $this->assertSame([], self::labelsIn($this->partialPageWith($props, only: 'other')));
        $this->assertSame([], self::labelsIn($this->partialPageWith($props, except: 'rows')));
    }

    public function test_a_reset_prop_is_sent_without_its_labels(): void
    {
        $page = $this->partialPageWith(['rows' => Inertia::merge([1])->matchOn('id')], only: 'rows', headers: [Header::RESET => 'rows']);

        $this->assertSame(['rows' => [1]], self::propsIn($page));
        $this->assertSame([], self::labelsIn($page));
    }

    public function test_partly_requested_prop_has_no_merge_label(): void
    {
        $props = ['rows' => Inertia::merge(['data' => [1], 'total' => 5])];

        $this->assertSame([], self::labelsIn($this->partialPageWith($props, only: 'rows.total')));
        $this->assertSame(['mergeProps' => ['rows']], self::labelsIn($this->partialPageWith($props, only: 'rows,rows.total')));
    }

    public function test_a_merged_value_may_be_a_closure_or_an_arrayable(): void
    {
        $page = $this->pageWith(['a' => Inertia::merge(fn () => collect([1])), 'b' => fn () => Inertia::merge(collect([2]))]);

        $this->assertSame(['a' => [1], 'b' => [2]], self::propsIn($page));
        $this->assertSame(['mergeProps' => ['a', 'b']], self::labelsIn($page));
    }

    /**
     * @param  array<string, mixed>  $page
     * @return array<string, mixed>
     */
    private static function labelsIn(array $page): array
    {
        return array_intersect_key($page, array_flip(['mergeProps', 'prependProps', 'deepMergeProps', 'matchPropsOn']));
    }
}
