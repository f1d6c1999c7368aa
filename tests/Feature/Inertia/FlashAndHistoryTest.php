<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Middleware\EncryptHistory;
use App\Inertia\Support\Header;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class FlashAndHistoryTest extends InertiaTestCase
{
    public function test_flash_data_reaches_the_next_page_once(): void
    {
        $this->route('POST', '/save', static fn () => Inertia::flash('toast', 'Saved')->flash(['id' => 5, 'tone' => 'ok'])->back());
        $this->routeToPage();

        $this->from('/test-page')->post('/save')->assertRedirect('/test-page')->assertInertiaFlash('toast', 'Saved')->assertInertiaFlashMissing('other');

        $this->assertSame(['toast' => 'Saved', 'id' => 5, 'tone' => 'ok'], $this->visit()->inertiaPage()['flash']);
        $this->assertArrayNotHasKey('flash', $this->visit()->inertiaPage());
    }

    public function test_later_flash_data_replaces_equal_keys(): void
    {
        $this->route('GET', '/test-page', static function () {
            Inertia::flash(['a' => 1, 'b' => 1]);

            return Inertia::render('Test/Page')->flash('b', 2)->flash(['c' => 3]);
        });

        $this->assertSame(['a' => 1, 'b' => 2, 'c' => 3], $this->visit()->inertiaPage()['flash']);
    }

    public function test_flash_data_survives_two_redirects(): void
    {
        $this->route('POST', '/save', static function () {
            Inertia::flash('toast', 'Saved');

            return redirect('/between');
        });
        $this->route('GET', '/between', static fn () => redirect('/test-page'));
        $this->routeToPage();

        $this->post('/save')->assertRedirect('/between');
        $this->get('/between')->assertRedirect('/test-page');

        $this->assertSame(['toast' => 'Saved'], $this->visit()->inertiaPage()['flash']);
    }

    public function test_flash_data_survives_a_location(): void
    {
        $this->route('GET', '/out', static fn () => Inertia::location('/test-page'));
        $this->routeToPage();
        $this->withSession([]);
        Inertia::flash('toast', 'Saved');

        $this->visit('/out')->assertStatus(409);

        $this->assertSame(['toast' => 'Saved'], $this->get('/test-page')->inertiaPage()['flash']);
    }

    public function test_a_prefetch_keeps_flash_data_and_switches_for_the_visit(): void
    {
        $this->routeToPage();
        $this->withSession([]);
        Inertia::flash('toast', 'Saved');
        Inertia::clearHistory();

        $prefetched = $this->visit(headers: [Header::PURPOSE => 'prefetch'])->inertiaPage();
        $this->assertArrayNotHasKey('flash', $prefetched);
        $this->assertTrue($prefetched['clearHistory']);

        $page = $this->visit()->inertiaPage();
        $this->assertSame(['toast' => 'Saved'], $page['flash']);
        $this->assertTrue($page['clearHistory']);
    }

    public function test_a_partial_visit_leaves_the_history_to_the_page_after_it(): void
    {
        $this->routeToPage();
        $this->withSession([]);
        Inertia::clearHistory();

        $this->assertArrayNotHasKey('clearHistory', $this->visit(headers: [Header::PARTIAL_COMPONENT => 'Test/Page', Header::PARTIAL_ONLY => 'a'])->inertiaPage());
        $this->assertTrue($this->visit(headers: [Header::PARTIAL_COMPONENT => 'Test/Other', Header::PARTIAL_ONLY => 'a'])->inertiaPage()['clearHistory']);
    }

    public function test_flash_data_can_be_read_and_pulled(): void
    {
        Inertia::flash('toast', 'Saved');

        $this->assertSame(['toast' => 'Saved'], Inertia::getFlashed());
        $this->assertSame(['toast' => 'Saved'], Inertia::pullFlashed());
        $this->assertSame([], Inertia::getFlashed());
    }

    public function test_the_history_is_cleared_by_the_page_after_a_redirect(): void
    {
        $this->route('POST', '/logout', static function () {
            session()->invalidate();
            Inertia::clearHistory();

            return redirect('/test-page');
        });
        $this->routeToPage();

        $this->post('/logout')->assertRedirect('/test-page');

        $this->assertTrue($this->visit()->inertiaPage()['clearHistory']);
        $this->assertArrayNotHasKey('clearHistory', $this->visit()->inertiaPage());
    }

    public function test_history_is_encrypted_by_the_configuration_a_call_or_the_route(): void
    {
        $this->assertArrayNotHasKey('encryptHistory', $this->pageWith([]));

        $this->routeToPage([], '/routed')->middleware(EncryptHistory::class);
        $this->assertTrue($this->visit('/routed')->inertiaPage()['encryptHistory']);

        $this->routeToPage([], '/aliased')->middleware('inertia.encrypt');
        $this->assertTrue($this->visit('/aliased')->inertiaPage()['encryptHistory']);

        config(['inertia.history.encrypt' => true]);
        $this->assertTrue($this->pageWith([])['encryptHistory']);
    }

    public function test_a_call_overrides_the_configuration_of_encryption(): void
    {
        config(['inertia.history.encrypt' => true]);
        $this->route('GET', '/test-page', static function () {
            Inertia::encryptHistory(false);

            return Inertia::render('Test/Page');
        });

        $this->assertArrayNotHasKey('encryptHistory', $this->visit()->inertiaPage());
    }

    public function test_the_fragment_is_preserved_across_a_redirect(): void
    {
        $this->route('GET', '/old', static fn () => redirect('/test-page')->preserveFragment());
        $this->routeToPage();

        $this->get('/old')->assertRedirect('/test-page');

        $this->assertTrue($this->visit()->inertiaPage()['preserveFragment']);
        $this->assertArrayNotHasKey('preserveFragment', $this->visit()->inertiaPage());
    }

    public function test_a_page_may_preserve_the_fragment_itself(): void
    {
        $this->route('GET', '/test-page', static function () {
            Inertia::preserveFragment();

            return Inertia::render('Test/Page');
        });

        $this->assertTrue($this->visit()->inertiaPage()['preserveFragment']);
    }
}
