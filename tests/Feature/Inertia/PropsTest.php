<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Pagination\LengthAwarePaginator;
use stdClass;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class PropsTest extends InertiaTestCase
{
    public function test_dots_are_part_of_the_name(): void
    {
        $page = $this->pageWith(['fields' => ['client.name' => 'Name']]);

        $this->assertSame(['client.name' => 'Name'], $page['props']['fields']);
    }

    public function test_a_page_prop_wins_over_a_shared_one(): void
    {
        config(['inertia.test.shared' => ['name' => 'shared']]);

        $this->assertSame('page', $this->pageWith(['name' => 'page'])['props']['name']);
    }

    public function test_text_and_lists_that_name_a_function_are_data(): void
    {
        $page = $this->pageWith(['text' => 'phpinfo', 'list' => ['DateTime', 'createFromFormat'], 'always' => Inertia::always('date')]);

        $this->assertSame([
            'text' => 'phpinfo', 'list' => ['DateTime', 'createFromFormat'], 'always' => 'date',
        ], self::propsIn($page));
    }

    public function test_closures_receive_their_dependencies_from_the_container(): void
    {
        $page = $this->pageWith(['method' => fn (Request $request): string => $request->method()]);

        $this->assertSame('GET', $page['props']['method']);
    }

    public function test_closures_are_called_at_every_depth(): void
    {
        $page = $this->pageWith([
            'a' => ['b' => fn (): array => ['c' => fn (): string => 'deep']],
            'chained' => fn (): Closure => fn (): string => 'second',
        ]);

        $this->assertSame(['a' => ['b' => ['c' => 'deep']], 'chained' => 'second'], self::propsIn($page));
    }

    public function test_collections_and_paginators_become_arrays(): void
    {
        $page = $this->pageWith([
            'collection' => collect([['id' => 1], ['id' => fn (): int => 2]]),
            'paginator' => fn () => new LengthAwarePaginator([['id' => 3]], 1, 10),
        ]);

        $this->assertSame([['id' => 1], ['id' => 2]], $page['props']['collection']);
        $this->assertSame([['id' => 3]], $page['props']['paginator']['data']);
    }

    public function test_empty_standard_objects_stay_objects(): void
    {
        $this->routeToPage(['map' => new stdClass, 'list' => []]);

        $this->assertStringContainsString('"map":{},"list":[]', (string) $this->visit()->getContent());
    }

    public function test_shared_props_do_not_reach_the_next_request(): void
    {
        $this->route('GET', '/shares', static function () {
            Inertia::share(['secret' => 'mine']);

            return Inertia::render('Test/Page');
        });
        $this->routeToPage();

        $this->assertSame('mine', $this->visit('/shares')->inertiaProps('secret'));
        $this->assertNull($this->visit()->inertiaProps('secret'));
    }

    public function test_shared_keys_come_from_middleware_and_calls(): void
    {
        config(['inertia.test.shared' => ['auth' => 'Ada']]);
        $this->route('GET', '/test-page', static function () {
            Inertia::share(['app' => 'Paddock']);

            return Inertia::render('Test/Page', ['own' => 1]);
        });

        $page = $this->visit()->inertiaPage();

        $this->assertSame(['errors', 'auth', 'app'], $page['sharedProps']);
    }
}
