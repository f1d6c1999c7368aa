<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Support\Header;
use Illuminate\Http\Request;
use Illuminate\Support\MessageBag;
use Illuminate\Support\ViewErrorBag;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\PageMiddleware;

final class ErrorsTest extends InertiaTestCase
{
    private const MESSAGES = ['email' => ['Needed.', 'Too long.'], 'name' => ['Taken.']];

    public function test_errors_are_an_empty_object_by_default(): void
    {
        $this->routeToPage();

        $this->assertStringContainsString('"errors":{}', (string) $this->visit()->getContent());
    }

    public function test_a_field_shows_its_first_message(): void
    {
        $this->withErrors(['default' => self::MESSAGES]);

        $this->assertSame(['email' => 'Needed.', 'name' => 'Taken.'], $this->errors());
    }

    public function test_an_application_may_show_all_messages_of_a_field(): void
    {
        $this->app->instance(PageMiddleware::class, new class extends PageMiddleware
        {
            protected bool $withAllErrors = true;
        });
        $this->withErrors(['default' => self::MESSAGES]);

        $this->assertSame(self::MESSAGES, $this->errors());
    }

    public function test_named_bags_are_nested(): void
    {
        $this->withErrors(['invite' => ['email' => ['Needed.']], 'note' => ['text' => ['Too long.']]]);

        $this->assertSame(['invite' => ['email' => 'Needed.'], 'note' => ['text' => 'Too long.']], $this->errors());
    }

    public function test_the_default_bag_is_nested_below_the_bag_that_the_form_names(): void
    {
        $this->withErrors(['default' => ['email' => ['Needed.']]]);

        $this->assertSame(['invite' => ['email' => 'Needed.']], $this->errors([Header::ERROR_BAG => 'invite']));
    }

    public function test_partial_visit_gets_errors_without_requesting_them(): void
    {
        $this->withErrors(['default' => ['email' => ['Needed.']]]);

        $page = $this->partialPageWith(['a' => 1, 'b' => 2], only: 'a', except: 'errors');

        $this->assertSame(['errors' => ['email' => 'Needed.'], 'a' => 1], $page['props']);
    }

    public function test_page_can_replace_the_shared_errors(): void
    {
        $this->withErrors(['default' => ['email' => ['Needed.']]]);

        $page = $this->pageWith(['errors' => ['own' => 'Mine.']]);

        $this->assertSame(['own' => 'Mine.'], $page['props']['errors']);
    }

    public function test_errors_added_after_the_middleware_ran_are_shown(): void
    {
        $this->withSession([]);
        $this->route('GET', '/test-page', static function () {
            session()->now('errors', (new ViewErrorBag)->put('default', new MessageBag(['email' => 'Late.'])));

            return inertia('Test/Page');
        });

        $this->assertSame(['email' => 'Late.'], $this->visit()->inertiaProps('errors'));
    }

    public function test_failed_validation_of_a_visit_redirects_back_with_its_errors(): void
    {
        $this->route('POST', '/save', static fn (Request $request) => $request->validate(['email' => 'required']));
        $this->routeToPage();

        $this->from('/test-page')
            ->post('/save', [], [Header::INERTIA => 'true', 'Accept' => 'text/html, application/xhtml+xml', 'X-Requested-With' => 'XMLHttpRequest'])
            ->assertRedirect('/test-page');

        $this->assertSame('The email field is required.', $this->visit()->inertiaProps('errors.email'));
    }

    /** @param  array<string, array<string, list<string>>>  $bags */
    private function withErrors(array $bags): void
    {
        $errors = new ViewErrorBag;

        foreach ($bags as $name => $messages) {
            $errors->put($name, new MessageBag($messages));
        }

        $this->withSession(['errors' => $errors]);
    }

    /** @param  array<string, string>  $headers */
    private function errors(array $headers = []): mixed
    {
        return $this->pageWith([], $headers)['props']['errors'];
    }
}
