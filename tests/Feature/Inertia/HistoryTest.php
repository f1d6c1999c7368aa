<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class HistoryTest extends InertiaTestCase
{
    public function test_a_prefetch_leaves_the_history_to_the_visit(): void
    {
        $this->routeToPage();
        $this->withSession([]);
        Inertia::clearHistory();

        $this->assertArrayNotHasKey('clearHistory', $this->visit(headers: [Header::PURPOSE => 'prefetch'])->inertiaPage());
        $this->assertTrue($this->visit()->inertiaPage()['clearHistory']);
    }

    public function test_a_partial_visit_leaves_the_history_to_the_page_after_it(): void
    {
        $this->routeToPage();
        $this->withSession([]);
        Inertia::clearHistory();

        $this->assertArrayNotHasKey('clearHistory', $this->visit(headers: [Header::PARTIAL_COMPONENT => 'Test/Page', Header::PARTIAL_ONLY => 'a'])->inertiaPage());
        $this->assertTrue($this->visit(headers: [Header::PARTIAL_COMPONENT => 'Test/Other', Header::PARTIAL_ONLY => 'a'])->inertiaPage()['clearHistory']);
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

    public function test_the_history_is_encrypted_when_it_is_configured(): void
    {
        $this->assertArrayNotHasKey('encryptHistory', $this->pageWith([]));

        config(['inertia.history.encrypt' => true]);
        $this->assertTrue($this->pageWith([])['encryptHistory']);
    }
}
