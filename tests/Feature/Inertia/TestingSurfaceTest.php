<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Testing\AssertableInertia;
use Closure;
use PHPUnit\Framework\AssertionFailedError;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class TestingSurfaceTest extends InertiaTestCase
{
    public function test_props_and_page_members_can_be_asserted_on_documents_and_on_json(): void
    {
        config(['inertia.test.version' => 'v1']);
        $this->routeToPage(['user' => ['name' => 'Ada'], 'rows' => [1, 2]]);

        foreach ([$this->get('/test-page'), $this->visit(headers: ['X-Inertia-Version' => 'v1'])] as $response) {
            $response->assertInertia(static fn (AssertableInertia $page) => $page
                ->component('Test/Page')
                ->url('/test-page')
                ->version('v1')
                ->where('user.name', 'Ada')
                ->has('rows', 2)
                ->missing('other'));
            $this->assertSame('Ada', $response->inertiaProps('user.name'));
            $this->assertSame(['user', 'rows'], array_keys(self::propsIn($response->inertiaPage())));
        }
    }

    public function test_a_page_can_be_reloaded_in_whole_and_in_part(): void
    {
        config(['inertia.test.version' => 'v1']);
        $this->routeToPage(['a' => 1, 'b' => 2, 'more' => Inertia::optional(fn (): int => 3)]);

        $this->get('/test-page')->assertInertia(static fn (AssertableInertia $page) => $page
            ->reload(static fn (AssertableInertia $again) => $again->where('a', 1)->where('b', 2)->missing('more'))
            ->reloadOnly('more', static fn (AssertableInertia $again) => $again->where('more', 3)->missing('a'))
            ->reloadOnly(['a', 'b'], static fn (AssertableInertia $again) => $again->missing('more'))
            ->reloadExcept('a', static fn (AssertableInertia $again) => $again->where('b', 2))
            ->reloadExcept(['a', 'b']));
    }

    public function test_deferred_props_can_be_loaded_by_group_or_all_together(): void
    {
        $this->routeToPage(['a' => 1, 'b' => Inertia::defer(fn (): int => 2), 'c' => Inertia::defer(fn (): int => 3, 'slow')]);

        $this->get('/test-page')->assertInertia(static fn (AssertableInertia $page) => $page
            ->missing('b')
            ->loadDeferredProps(static fn (AssertableInertia $again) => $again->where('b', 2)->where('c', 3)->missing('a'))
            ->loadDeferredProps('slow', static fn (AssertableInertia $again) => $again->where('c', 3)->missing('b'))
            ->loadDeferredProps(['default', 'slow']));
    }

    public function test_flash_data_can_be_asserted(): void
    {
        $this->route('GET', '/test-page', static fn () => Inertia::render('Test/Page')->flash('toast', ['text' => 'Saved']));

        $this->visit()->assertInertia(static fn (AssertableInertia $page) => $page
            ->hasFlash('toast')->hasFlash('toast.text', 'Saved')->missingFlash('toast.tone'));
    }

    /** @return array<string, array{Closure(AssertableInertia): mixed}> */
    public static function wrongExpectations(): array
    {
        return [
            'another component' => [static fn (AssertableInertia $page) => $page->component('Other')],
            'a component without a file' => [static fn (AssertableInertia $page) => $page->component('Test/Page', true)],
            'another address' => [static fn (AssertableInertia $page) => $page->url('/other')],
            'another version' => [static fn (AssertableInertia $page) => $page->version('v2')],
            'flash that is not there' => [static fn (AssertableInertia $page) => $page->hasFlash('toast')],
            'a prop that is not there' => [static fn (AssertableInertia $page) => $page->has('other')],
        ];
    }

    /** @param  Closure(AssertableInertia): mixed  $expectation */
    #[DataProvider('wrongExpectations')]
    public function test_a_wrong_expectation_fails(Closure $expectation): void
    {
        $this->routeToPage();
        $response = $this->visit();
        $this->expectException(AssertionFailedError::class);

        $response->assertInertia($expectation);
    }

    public function test_reply_without_a_page_fails(): void
    {
        $this->route('GET', '/json', static fn () => response()->json(['component' => 'Test/Page']));
        $response = $this->get('/json');
        $this->expectException(AssertionFailedError::class);
        $this->expectExceptionMessage('Not a valid Inertia response.');

        $response->assertInertia();
    }

    public function test_request_tells_whether_it_is_an_inertia_visit(): void
    {
        $this->route('GET', '/asks', static fn () => response()->json(request()->inertia()));

        $this->visit('/asks')->assertContent('true');
        $this->get('/asks')->assertContent('false');
    }
}
