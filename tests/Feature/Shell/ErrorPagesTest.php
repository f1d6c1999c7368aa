<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Models\User;
use Illuminate\Foundation\Http\Middleware\ValidateCsrfToken;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Session\TokenMismatchException;
use Illuminate\Support\Facades\Route;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

final class ErrorPagesTest extends TestCase
{
    use RefreshDatabase;

    /** @return array<string, array{int}> */
    public static function statuses(): array
    {
        return ['unreadable' => [400], 'forbidden' => [403], 'missing' => [404], 'wrong method' => [405], 'too many' => [429], 'broken' => [500], 'down' => [503]];
    }

    #[DataProvider('statuses')]
    public function test_errors_are_shown_as_a_page_of_the_product(int $status): void
    {
        Route::middleware('web')->get('/fails', static fn () => abort($status));

        $this->actingAs(User::factory()->createOne())->get('/fails')
            ->assertStatus($status)
            ->assertInertia(fn ($page) => $page->component('Error')->where('status', $status)->has('auth.user')->etc());
    }

    #[DataProvider('statuses')]
    public function test_failed_form_gets_no_page_that_would_replace_it(int $status): void
    {
        Route::middleware('web')->put('/fails', static fn () => abort($status));

        $this->actingAs(User::factory()->createOne())->put('/fails', [], ['X-Inertia' => 'true'])
            ->assertStatus($status)
            ->assertHeaderMissing('X-Inertia');
    }

    public function test_missing_page_has_the_signed_in_user(): void
    {
        $user = User::factory()->createOne();

        $this->actingAs($user)->get('/no-such-page')->assertNotFound()
            ->assertInertia(fn ($page) => $page->component('Error')->where('auth.user.id', $user->id)->etc());
    }

    public function test_guest_gets_the_error_page_without_a_user(): void
    {
        $this->get('/no-such-page')->assertNotFound()
            ->assertInertia(fn ($page) => $page->component('Error')->where('auth.user', null)->etc());
    }

    public function test_expired_form_redirects_back_with_a_message(): void
    {
        Route::middleware('web')->post('/expires', static fn () => throw new TokenMismatchException);

        $this->actingAs(User::factory()->createOne())->from(route('dashboard'))
            ->post('/expires', [], ['X-Inertia' => 'true'])
            ->assertRedirect(route('dashboard'))
            ->assertSessionHas('error', 'This page was open for too long. Try again.');
    }

    public function test_expired_form_stays_open_when_the_session_has_ended(): void
    {
        // The framework skips its check in tests.
        $this->app->instance(ValidateCsrfToken::class, new class
        {
            public function handle(): never
            {
                throw new TokenMismatchException;
            }
        });

        $this->put('/user-profile/notifications', [], ['X-Inertia' => 'true'])->assertUnauthorized()->assertHeaderMissing('X-Inertia');
    }

    public function test_address_with_invalid_text_gets_an_error_page(): void
    {
        $this->get('/%ff')->assertBadRequest()
            ->assertHeader('Content-Security-Policy')
            ->assertInertia(fn ($page) => $page->component('Error')->where('status', 400)->where('auth.user', null)->etc());
    }

    #[TestWith(['GET'])]
    #[TestWith(['POST'])]
    #[TestWith(['PUT'])]
    #[TestWith(['PATCH'])]
    #[TestWith(['DELETE'])]
    #[TestWith(['OPTIONS'])]
    public function test_unknown_path_is_404_for_every_method(string $method): void
    {
        // CSRF tokens are checked everywhere except in tests.
        $this->app->detectEnvironment(static fn (): string => 'local');
        $this->actingAs(User::factory()->createOne());

        $this->call($method, '/no-such-page')->assertNotFound()->assertInertia(fn ($page) => $page->component('Error')->has('auth.user')->etc());
        $this->call($method, '/clients/'.str_repeat('9', 30).'/rating')->assertNotFound();
        $this->call($method, '/api/v1/no-such-call')->assertNotFound()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertHeaderMissing('Set-Cookie');
    }

    public function test_known_path_lists_its_methods(): void
    {
        $this->put('/login')->assertMethodNotAllowed()->assertHeader('Allow', 'GET, HEAD, POST')
            ->assertInertia(fn ($page) => $page->component('Error')->where('status', 405)->etc());
        $this->get('/api/v1/clients')->assertMethodNotAllowed()->assertHeader('Allow', 'POST');
        $this->get('/logout')->assertNotFound();
    }

    public function test_not_found_error_shows_no_class_name(): void
    {
        $this->actingAs(User::factory()->createOne());

        $this->putJson('/notifications/3/mark-as-read')->assertNotFound()->assertExactJson(['message' => 'Not found.']);
        $this->getJson('/no-such-page')->assertNotFound()->assertExactJson(['message' => 'Not found.']);
    }

    public function test_json_errors_contain_only_a_message_in_debug_mode(): void
    {
        config(['app.debug' => true]);
        Route::middleware('web')->get('/fails', static fn () => throw new RuntimeException('at /srv/paddock'));
        $this->actingAs(User::factory()->withAbilities()->createOne());

        $this->getJson('/clients')->assertForbidden()->assertExactJson(['message' => 'This action is unauthorized.']);
        $this->getJson('/fails')->assertInternalServerError()->assertExactJson(['message' => 'Server Error']);
        $this->getJson('/api/v1/no-such-call')->assertNotFound()->assertJsonMissingPath('trace');
    }

    public function test_the_api_answers_in_json(): void
    {
        $this->getJson('/api/v1/no-such-call')->assertNotFound()
            ->assertHeader('Content-Type', 'application/problem+json')
            ->assertJson(['detail' => 'This endpoint does not exist.'])
            ->assertHeaderMissing('X-Inertia');
    }

    public function test_maintenance_needs_no_built_front_end(): void
    {
        $html = view('errors.503')->render();

        $this->assertStringContainsString('is being updated', $html);
        $this->assertStringNotContainsString('<script', $html);
    }
}
