<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\Inertia;
use App\Inertia\Middleware;
use App\Inertia\Support\Header;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\File;
use Tests\Feature\Inertia\Support\InertiaTestCase;

final class VersionTest extends InertiaTestCase
{
    public function test_a_page_without_a_version_has_an_empty_one_and_accepts_a_visit_that_sends_none(): void
    {
        $this->assertSame('', $this->pageWith([])['version']);
    }

    public function test_a_numeric_version_matches_its_text(): void
    {
        config(['inertia.test.version' => '12']);

        $this->assertSame('12', $this->pageWith([], [Header::VERSION => '12'])['version']);
    }

    public function test_a_text_version_matches(): void
    {
        config(['inertia.test.version' => 'abc']);

        $this->assertSame('abc', $this->pageWith([], [Header::VERSION => 'abc'])['version']);
    }

    public function test_the_version_may_come_from_a_closure_with_injected_dependencies(): void
    {
        Inertia::version(static fn (Request $request): string => 'for '.$request->method());

        $this->assertSame('for GET', Inertia::getVersion());
    }

    public function test_a_number_may_be_the_version(): void
    {
        Inertia::version(7);

        $this->assertSame('7', Inertia::getVersion());
    }

    public function test_outdated_visit_must_load_the_whole_page(): void
    {
        config(['inertia.test.version' => 'new']);
        $this->routeToPage();

        $this->visit('/test-page?tab=2', [Header::VERSION => 'old'])
            ->assertStatus(409)
            ->assertHeader(Header::LOCATION, url('/test-page?tab=2'))
            ->assertHeader(Header::VERSION, 'new')
            ->assertHeaderMissing(Header::INERTIA)
            ->assertHeader('Vary', Header::INERTIA)
            ->assertContent('');
    }

    public function test_outdated_visit_keeps_flash_data_errors_and_history_flags(): void
    {
        config(['inertia.test.version' => 'new']);
        $this->routeToPage();
        $this->withSession([]);
        session()->flash('success', 'Saved');
        Inertia::flash('toast', 'Saved');
        Inertia::clearHistory();

        $this->visit(headers: [Header::VERSION => 'old'])->assertStatus(409)->assertSessionHas('success', 'Saved');
        $page = $this->get('/test-page')->inertiaPage();

        $this->assertSame(['toast' => 'Saved'], $page['flash']);
        $this->assertTrue($page['clearHistory']);
    }

    public function test_an_outdated_visit_does_not_run_the_controller(): void
    {
        config(['inertia.test.version' => 'new']);
        $ran = false;
        $this->route('GET', '/test-page', function () use (&$ran): string {
            $ran = true;

            return '';
        });

        $this->visit(headers: [Header::VERSION => 'old'])->assertStatus(409);

        $this->assertFalse($ran);
    }

    public function test_only_get_visits_are_compared(): void
    {
        config(['inertia.test.version' => 'new']);
        $this->route('POST', '/save', static fn () => redirect('/test-page'));

        $this->post('/save', [], [Header::INERTIA => 'true', Header::VERSION => 'old'])->assertRedirect('/test-page');
    }

    public function test_an_asset_address_makes_the_version(): void
    {
        config(['app.asset_url' => 'https://assets.example.com']);

        $this->assertSame(hash('xxh128', 'https://assets.example.com'), (new Middleware)->version(request()));
    }

    public function test_the_vite_manifest_makes_the_version_before_the_one_of_mix(): void
    {
        $public = $this->emptyPublicFolder();
        File::ensureDirectoryExists("{$public}/build");
        File::put("{$public}/build/manifest.json", '{"vite": true}');
        File::put("{$public}/mix-manifest.json", '{"mix": true}');

        $this->assertSame(hash('xxh128', '{"vite": true}'), (new Middleware)->version(request()));

        File::delete("{$public}/build/manifest.json");
        $this->assertSame(hash('xxh128', '{"mix": true}'), (new Middleware)->version(request()));

        File::deleteDirectory($public);
    }

    public function test_version_is_empty_without_built_assets(): void
    {
        $public = $this->emptyPublicFolder();

        $this->assertNull((new Middleware)->version(request()));

        File::deleteDirectory($public);
    }

    private function emptyPublicFolder(): string
    {
        $folder = sys_get_temp_dir().'/inertia-public-'.bin2hex(random_bytes(6));
        File::ensureDirectoryExists($folder);
        app()->usePublicPath($folder);

        return $folder;
    }
}
