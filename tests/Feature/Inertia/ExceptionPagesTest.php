<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\ExceptionResponse;
use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Illuminate\Support\Facades\Route;
use RuntimeException;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\PageMiddleware;

final class ExceptionPagesTest extends InertiaTestCase
{
    protected function setUp(): void
    {
        parent::setUp();

        config(['inertia.test.shared' => ['app' => 'Paddock']]);
        $this->route('GET', '/fails', static fn () => abort(403, 'No.'));
        Route::get('/outside', static fn () => abort(404));
    }

    public function test_an_exception_may_be_shown_as_a_page_that_keeps_its_status(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed->render('Error', [
            'status' => $failed->statusCode(), 'message' => $failed->exception->getMessage(), 'path' => $failed->request->path(),
        ]));

        $this->visit('/fails')
            ->assertStatus(403)
            ->assertHeader(Header::INERTIA, 'true')
            ->assertInertia(fn ($page) => $page->component('Error')->where('status', 403)->where('message', 'No.')->where('path', 'fails'));
        $this->get('/fails')->assertStatus(403)->assertViewIs('inertia-test');
    }

    public function test_a_missing_page_outside_the_middleware_can_have_the_shared_props(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed->render('Error')->withSharedData(PageMiddleware::class));

        $this->visit('/outside')
            ->assertStatus(404)
            ->assertInertia(fn ($page) => $page->component('Error')->where('app', 'Paddock')->has('errors'));
    }

    public function test_the_middleware_of_the_route_shares_its_props_without_being_named(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed->render('Error')->withSharedData());

        $this->assertSame('Paddock', $this->visit('/fails')->inertiaProps('app'));
    }

    public function test_error_page_outside_the_middleware_has_no_shared_props_by_default(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed->render('Error', ['a' => 1])->usingMiddleware(PageMiddleware::class));

        $this->assertSame(['a' => 1], $this->visit('/outside')->inertiaPage()['props']);
    }

    public function test_an_error_page_may_have_its_own_root_view(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed->render('Error')->rootView('inertia-test'));

        $this->get('/outside')->assertStatus(404)->assertViewIs('inertia-test');
    }

    public function test_an_exception_may_become_a_redirect(): void
    {
        Inertia::handleExceptionsUsing(static fn () => redirect('/elsewhere'));

        $this->visit('/fails')->assertRedirect('/elsewhere');
    }

    public function test_unhandled_exception_is_shown_by_the_framework(): void
    {
        Inertia::handleExceptionsUsing(static fn () => null);
        $this->route('GET', '/breaks', static fn () => throw new RuntimeException('Broken.'));

        $this->visit('/fails')->assertStatus(403)->assertHeaderMissing(Header::INERTIA);
        $this->visit('/breaks')->assertStatus(500)->assertHeaderMissing(Header::INERTIA);
    }

    public function test_an_unrendered_exception_response_is_the_frameworks_own(): void
    {
        Inertia::handleExceptionsUsing(static fn (ExceptionResponse $failed) => $failed);

        $this->visit('/fails')->assertStatus(403)->assertHeaderMissing(Header::INERTIA);
    }
}
