<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Illuminate\Cache\RateLimiting\Limit;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\RateLimiter;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\PageMiddleware;

final class RedirectAndReplyTest extends InertiaTestCase
{
    public function test_inertia_is_added_to_the_vary_header_of_every_reply(): void
    {
        $this->route('GET', '/plain', static fn () => response('text')->header('Vary', 'Accept-Language'));

        $this->assertSame(['Accept-Language', Header::INERTIA], $this->get('/plain')->baseResponse->getVary());
    }

    public function test_page_reply_is_json_with_its_content_type(): void
    {
        $this->routeToPage();

        $this->visit()->assertOk()->assertHeader(Header::INERTIA, 'true')->assertHeader('Content-Type', 'application/json');
    }

    public function test_an_empty_reply_goes_back(): void
    {
        $this->route('POST', '/save', static fn (): null => null);

        $this->from('/before')->post('/save', [], [Header::INERTIA => 'true'])->assertRedirect('/before')->assertHeader('Vary', Header::INERTIA);
    }

    public function test_an_empty_reply_to_a_plain_request_stays_empty(): void
    {
        $this->route('POST', '/save', static fn (): null => null);

        $this->post('/save')->assertOk()->assertContent('');
    }

    public function test_application_can_replace_the_answer_to_empty_replies(): void
    {
        $this->app->instance(PageMiddleware::class, new class extends PageMiddleware
        {
            public function onEmptyResponse(Request $request, Response $response): Response
            {
                return response('nothing to show');
            }
        });
        $this->route('POST', '/save', static fn (): null => null);

        $this->post('/save', [], [Header::INERTIA => 'true'])->assertContent('nothing to show');
    }

    public function test_downloads_are_no_empty_replies(): void
    {
        $this->route('GET', '/stream', static fn () => response()->streamDownload(static function (): void {
            echo 'a,b';
        }, 'list.csv'));
        $this->route('GET', '/file', static fn () => response()->file(__FILE__));

        $this->visit('/stream')->assertOk()->assertStreamedContent('a,b');
        $this->visit('/file')->assertOk();
    }

    #[TestWith(['PUT'])]
    #[TestWith(['PATCH'])]
    #[TestWith(['DELETE'])]
    public function test_a_redirect_after_a_change_is_followed_with_get(string $method): void
    {
        $this->route($method, '/save', static fn () => redirect('/next'));

        $this->call($method, '/save', server: ['HTTP_X_INERTIA' => 'true'])->assertStatus(303)->assertRedirect('/next');
        $this->call($method, '/save')->assertStatus(302);
    }

    public function test_a_redirect_after_post_stays_as_it_is(): void
    {
        $this->route('POST', '/save', static fn () => redirect('/next'));

        $this->post('/save', [], [Header::INERTIA => 'true'])->assertStatus(302);
    }

    public function test_a_throttled_change_is_redirected_with_get_although_the_group_never_saw_it(): void
    {
        RateLimiter::for('saves', static fn (): Limit => Limit::perMinute(1)->response(static fn () => redirect('/slow-down')));
        $this->route('PUT', '/limited', static fn (): string => 'saved')->middleware('throttle:saves');

        $this->put('/limited')->assertOk();
        $this->put('/limited', [], [Header::INERTIA => 'true'])->assertStatus(303)->assertRedirect('/slow-down');
    }

    public function test_a_location_under_inertia_is_a_conflict_that_names_it(): void
    {
        $this->route('GET', '/out', static fn () => Inertia::location('https://bank.example.com/'));

        $this->visit('/out')
            ->assertStatus(409)
            ->assertHeader(Header::LOCATION, 'https://bank.example.com/')
            ->assertHeaderMissing(Header::INERTIA)
            ->assertHeaderMissing(Header::VERSION)
            ->assertContent('');
    }

    public function test_a_location_may_be_given_as_a_redirect(): void
    {
        $this->route('GET', '/out', static fn () => Inertia::location(redirect()->away('https://bank.example.com/')));

        $this->visit('/out')->assertStatus(409)->assertHeader(Header::LOCATION, 'https://bank.example.com/');
    }

    public function test_a_location_without_inertia_is_a_redirect(): void
    {
        $this->route('GET', '/out', static fn () => inertia_location('https://bank.example.com/'));

        $this->get('/out')->assertStatus(302)->assertRedirect('https://bank.example.com/');
    }

    public function test_a_location_without_inertia_keeps_the_given_redirect(): void
    {
        $redirect = new RedirectResponse('https://bank.example.com/', 301);

        $this->assertSame($redirect, Inertia::location($redirect));
    }

    public function test_a_redirect_with_a_fragment_is_left_to_the_client(): void
    {
        $this->route('GET', '/old', static fn () => redirect('/new#notes')->withCookie(cookie('seen', 'yes')));

        $this->visit('/old')
            ->assertStatus(409)
            ->assertPlainCookie('seen', 'yes')
            ->assertHeader('Vary', Header::INERTIA)
            ->assertHeader(Header::REDIRECT, url('/new#notes'))
            ->assertHeaderMissing(Header::INERTIA)
            ->assertHeaderMissing(Header::LOCATION)
            ->assertContent('');
    }

    #[TestWith(['POST'])]
    #[TestWith(['PUT'])]
    public function test_a_redirect_with_a_fragment_after_a_change_is_left_to_the_client(string $method): void
    {
        $this->route($method, '/save', static fn () => redirect('/new#notes'));

        $this->call($method, '/save', server: ['HTTP_X_INERTIA' => 'true'])
            ->assertStatus(409)
            ->assertHeader(Header::REDIRECT, url('/new#notes'));
    }

    public function test_a_prefetch_follows_a_redirect_with_a_fragment_itself(): void
    {
        $this->route('GET', '/old', static fn () => redirect('/new#notes'));

        $this->visit('/old', [Header::PURPOSE => 'prefetch'])->assertStatus(302);
    }

    public function test_a_plain_request_follows_a_redirect_with_a_fragment_itself(): void
    {
        $this->route('GET', '/old', static fn () => redirect('/new#notes'));

        $this->get('/old')->assertStatus(302)->assertRedirect('/new#notes');
    }
}
