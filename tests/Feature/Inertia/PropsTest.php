<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\PropertyContext;
use App\Inertia\ProvidesInertiaProperties;
use App\Inertia\ProvidesInertiaProperty;
use App\Inertia\RenderContext;
use Closure;
use GuzzleHttp\Promise\FulfilledPromise;
use Illuminate\Contracts\Support\Responsable;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Resources\Json\JsonResource;
use Illuminate\Pagination\LengthAwarePaginator;
use stdClass;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class PropsTest extends InertiaTestCase
{
    public function test_dotted_keys_of_shared_and_page_props_are_put_together(): void
    {
        config(['inertia.test.shared' => ['auth' => fn (): array => ['user' => ['name' => 'Ada']], 'auth.can.edit' => true]]);

        $page = $this->pageWith(['auth.user.role' => 'trader', 'auth.team' => fn (): string => 'A']);

        $this->assertSame(
            ['user' => ['name' => 'Ada', 'role' => 'trader'], 'can' => ['edit' => true], 'team' => 'A'],
            $page['props']['auth'],
        );
    }

    public function test_dots_below_the_top_level_are_part_of_the_name(): void
    {
        $page = $this->pageWith(['fields' => ['client.name' => 'Name']]);

        $this->assertSame(['client.name' => 'Name'], $page['props']['fields']);
    }

    public function test_a_page_prop_wins_over_a_shared_one(): void
    {
        config(['inertia.test.shared' => ['name' => 'shared']]);

        $this->assertSame('page', $this->pageWith(['name' => 'page'])['props']['name']);
    }

    public function test_text_and_lists_with_the_name_of_a_function_are_not_called(): void
    {
        $page = $this->pageWith(['text' => 'phpinfo', 'list' => ['DateTime', 'createFromFormat'], 'always' => Inertia::always('date'), 'merge' => Inertia::merge(['date'])]);

        $this->assertSame([
            'text' => 'phpinfo', 'list' => ['DateTime', 'createFromFormat'], 'always' => 'date', 'merge' => ['date'],
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

    public function test_collections_paginators_and_promises_become_arrays(): void
    {
        $page = $this->pageWith([
            'collection' => collect([['id' => 1], ['id' => fn (): int => 2]]),
            'paginator' => fn () => new LengthAwarePaginator([['id' => 3]], 1, 10),
            'promise' => new FulfilledPromise('kept'),
        ]);

        $this->assertSame([['id' => 1], ['id' => 2]], $page['props']['collection']);
        $this->assertSame([['id' => 3]], $page['props']['paginator']['data']);
        $this->assertSame('kept', $page['props']['promise']);
    }

    public function test_resources_and_responsables_give_their_data(): void
    {
        $page = $this->pageWith([
            'resource' => new JsonResource(['id' => 1]),
            'collection' => fn () => JsonResource::collection([['id' => 2]]),
            'responsable' => new class implements Responsable
            {
                public function toResponse($request): JsonResponse
                {
                    return new JsonResponse(['id' => 3]);
                }
            },
        ]);

        $this->assertSame([
            'resource' => ['data' => ['id' => 1]],
            'collection' => ['data' => [['id' => 2]]],
            'responsable' => ['id' => 3],
        ], self::propsIn($page));
    }

    public function test_an_object_may_provide_several_props_on_every_level(): void
    {
        $provider = new class implements ProvidesInertiaProperties
        {
            public function toInertiaProperties(RenderContext $context): iterable
            {
                yield 'component' => $context->component;
                yield 'method' => fn (): string => $context->request->method();
            }
        };
        $provided = ['component' => 'Test/Page', 'method' => 'GET'];

        $this->assertSame($provided, self::propsIn($this->pageWith($provider)));
        $this->assertSame(['a' => 1, ...$provided], self::propsIn($this->pageWith(['a' => 1, $provider])));
        $this->assertSame(['nested' => $provided], self::propsIn($this->pageWith(['nested' => [$provider]])));
    }

    public function test_shared_props_of_a_provider_are_listed_by_name(): void
    {
        config(['inertia.test.shared' => [new class implements ProvidesInertiaProperties
        {
            public function toInertiaProperties(RenderContext $context): iterable
            {
                return ['locale' => 'en-AU'];
            }
        }]]);

        $page = $this->pageWith([]);

        $this->assertSame('en-AU', $page['props']['locale']);
        $this->assertSame(['errors', 'locale'], $page['sharedProps']);
    }

    public function test_an_object_may_provide_the_value_of_its_prop(): void
    {
        $provider = new class implements ProvidesInertiaProperty
        {
            public function toInertiaProperty(PropertyContext $prop): mixed
            {
                return "{$prop->key} beside ".implode(', ', array_keys($prop->props));
            }
        };

        $page = $this->pageWith(['user' => ['name' => 'Ada', 'avatar' => $provider]]);

        $this->assertSame('user.avatar beside name, avatar', $page['props']['user']['avatar']);
    }

    public function test_with_adds_props_to_a_page(): void
    {
        $this->route('GET', '/test-page', static fn () => Inertia::render('Test/Page', ['a' => 1])->with('b', 2)->with(['c' => 3]));

        $this->assertSame(['a' => 1, 'b' => 2, 'c' => 3], self::propsIn($this->visit()->inertiaPage()));
    }

    public function test_empty_standard_objects_stay_objects(): void
    {
        $this->routeToPage(['map' => new stdClass, 'list' => []]);

        $this->assertStringContainsString('"map":{},"list":[]', (string) $this->visit()->getContent());
    }

    public function test_shared_props_do_not_reach_the_next_request(): void
    {
        $this->route('GET', '/shares', static function () {
            Inertia::share('secret', 'mine');

            return Inertia::render('Test/Page');
        });
        $this->routeToPage();

        $this->assertSame('mine', $this->visit('/shares')->inertiaProps('secret'));
        $this->assertNull($this->visit()->inertiaProps('secret'));
    }

    public function test_shared_keys_come_from_middleware_calls_and_once_props(): void
    {
        config(['inertia.test.shared' => ['auth.user' => 'Ada'], 'inertia.test.shared_once' => ['countries' => fn (): array => ['AU']]]);
        $this->route('GET', '/test-page', static function () {
            Inertia::share(['app.name' => 'Paddock']);
            Inertia::share(collect(['theme' => 'dark']));

            return Inertia::render('Test/Page', ['own' => 1]);
        });

        $page = $this->visit()->inertiaPage();

        $this->assertSame(['errors', 'auth', 'countries', 'app', 'theme'], $page['sharedProps']);
        $this->assertSame(['countries' => ['prop' => 'countries', 'expiresAt' => null]], $page['onceProps']);
    }

    public function test_listing_the_shared_keys_can_be_switched_off(): void
    {
        config(['inertia.expose_shared_prop_keys' => false]);

        $this->assertArrayNotHasKey('sharedProps', $this->pageWith([]));
    }

    public function test_shared_props_can_be_read_and_flushed(): void
    {
        Inertia::share('auth.user', 'Ada');

        $this->assertSame('Ada', Inertia::getShared('auth.user'));
        $this->assertSame('none', Inertia::getShared('auth.team', 'none'));

        Inertia::flushShared();
        $this->assertSame([], Inertia::getShared());
    }
}
