<?php

declare(strict_types=1);

namespace Tests\Feature\Inertia;

use App\Inertia\ComponentNotFoundException;
use App\Inertia\Directive;
use App\Inertia\Inertia;
use App\Inertia\Support\Header;
use Closure;
use Illuminate\Http\Request;
use Illuminate\Routing\Router;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Vite;
use JsonException;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Inertia\Support\InertiaTestCase;
use Tests\Feature\Inertia\Support\NamedPage;
use Tests\Feature\Inertia\Support\PageMiddleware;
use Tests\Feature\Inertia\Support\UnvaluedPage;
use Throwable;

final class PageObjectTest extends InertiaTestCase
{
    public function test_page_object_has_four_members_and_only_labels_that_apply(): void
    {
        app(Router::class)->inertia('/bare', 'Test/Page');

        $this->visit('/bare')->assertExactJson(['component' => 'Test/Page', 'props' => [], 'url' => '/bare', 'version' => '']);
        $this->assertStringContainsString('"props":{}', (string) $this->visit('/bare')->getContent());
    }

    public function test_the_root_view_comes_from_the_middleware_or_from_the_page(): void
    {
        $this->routeToPage();
        $this->route('GET', '/other', static fn () => Inertia::render('Test/Page')->rootView('inertia-other')->withViewData('heading', 'Hello'));

        $this->get('/test-page')->assertViewIs('inertia-test');
        $this->get('/other')->assertViewIs('inertia-other')->assertSee('<h1>Hello</h1>', false)->assertSee('<div id="root"></div>', false);
    }

    public function test_a_middleware_method_may_choose_the_root_view(): void
    {
        $this->app->instance(PageMiddleware::class, new class extends PageMiddleware
        {
            public function rootView(Request $request): string
            {
                return 'inertia-other';
            }
        });
        $this->route('GET', '/test-page', static fn () => Inertia::render('Test/Page')->withViewData(['heading' => 'Hi']));

        $this->get('/test-page')->assertViewIs('inertia-other');
    }

    public function test_view_data_is_no_prop(): void
    {
        $this->route('GET', '/test-page', static fn () => Inertia::render('Test/Page')->withViewData(['heading' => 'Hi']));

        $this->get('/test-page')->assertViewHas('heading', 'Hi')->assertInertia(fn ($page) => $page->missing('heading'));
    }

    public function test_application_can_resolve_the_url_of_a_page(): void
    {
        $this->app->instance(PageMiddleware::class, new class extends PageMiddleware
        {
            public function urlResolver(): Closure
            {
                return static fn (Request $request): string => '/mine'.$request->getPathInfo();
            }
        });

        $this->assertSame('/mine/test-page', $this->pageWith([])['url']);
    }

    #[TestWith(['/test-page', '/test-page'])]
    #[TestWith(['/test-page?a=1&b[]=2', '/test-page?a=1&b%5B0%5D=2'])]
    #[TestWith(['/test-page/', '/test-page/'])]
    #[TestWith(['/test-page/?a=1', '/test-page/?a=1'])]
    public function test_the_address_is_the_path_and_query_as_called(string $called, string $expected): void
    {
        $this->routeToPage();

        $this->assertSame($expected, $this->urlOf($called));
    }

    public function test_the_address_of_the_root_is_a_slash(): void
    {
        $response = inertia('Test/Page')->toResponse(Request::create('/', server: ['HTTP_X_INERTIA' => 'true']));

        $this->assertSame('/', json_decode((string) $response->getContent(), true)['url']);
    }

    public function test_the_address_keeps_the_prefix_of_a_proxy(): void
    {
        Request::setTrustedProxies(['1.2.3.4'], Request::HEADER_X_FORWARDED_PREFIX);
        $request = Request::create('/test-page', server: ['HTTP_X_INERTIA' => 'true', 'REMOTE_ADDR' => '1.2.3.4', 'HTTP_X_FORWARDED_PREFIX' => '/office']);

        $response = inertia('Test/Page')->toResponse($request);
        Request::setTrustedProxies([], 0);

        $this->assertSame('/office/test-page', json_decode((string) $response->getContent(), true)['url']);
    }

    public function test_the_address_names_a_subfolder_once(): void
    {
        $request = Request::create('/office/test-page', server: [
            'HTTP_X_INERTIA' => 'true', 'SCRIPT_FILENAME' => '/srv/office/index.php', 'SCRIPT_NAME' => '/office/index.php',
        ]);

        $response = inertia('Test/Page')->toResponse($request);

        $this->assertSame('/office/test-page', json_decode((string) $response->getContent(), true)['url']);
    }

    public function test_an_enum_may_name_the_component(): void
    {
        $this->route('GET', '/valued', static fn () => Inertia::render(NamedPage::Index));
        $this->route('GET', '/unvalued', static fn () => Inertia::render(UnvaluedPage::Dashboard));

        $this->assertSame('Clients/Index', $this->visit('/valued')->inertiaPage()['component']);
        $this->assertSame('Dashboard', $this->visit('/unvalued')->inertiaPage()['component']);
    }

    public function test_a_missing_component_is_refused_where_pages_are_checked(): void
    {
        $folder = sys_get_temp_dir().'/inertia-pages-'.bin2hex(random_bytes(6));
        File::ensureDirectoryExists("{$folder}/Clients");
        File::put("{$folder}/Clients/Index.tsx", '');
        config(['inertia.pages' => ['ensure_pages_exist' => true, 'paths' => [$folder], 'extensions' => ['vue', 'tsx']]]);

        inertia('Clients/Index');
        $this->expectExceptionObject(new ComponentNotFoundException('Inertia page component [Clients/Missing] not found.'));

        try {
            inertia('Clients/Missing');
        } finally {
            File::deleteDirectory($folder);
        }
    }

    public function test_the_document_carries_the_page_in_a_data_block_before_an_empty_element(): void
    {
        $this->routeToPage(['name' => 'Ada']);

        $html = (string) $this->get('/test-page')->assertHeaderMissing(Header::INERTIA)->getContent();

        $this->assertMatchesRegularExpression('#<script data-page="app" type="application/json"( nonce="\w+")?>\{.+\}</script><div id="app"></div>#', $html);
        $this->assertSame('Ada', $this->dataBlockIn($html)['props']['name']);
    }

    public function test_a_hostile_prop_cannot_leave_the_data_block(): void
    {
        $hostile = '<!--<script></script><img src=x onerror=alert(1)> & "quotes" \' é';
        $this->routeToPage(['name' => $hostile]);

        $html = (string) $this->get('/test-page')->getContent();

        $this->assertStringNotContainsString('<!--', $html);
        $this->assertSame(1, substr_count($html, '<script'));
        $this->assertSame($hostile, $this->dataBlockIn($html)['props']['name']);
    }

    public function test_invalid_utf8_in_a_prop_throws(): void
    {
        $this->routeToPage(['name' => "\xB1\x31"]);
        $this->withoutExceptionHandling();

        try {
            $this->get('/test-page');
        } catch (Throwable $failure) {
            $this->assertInstanceOf(JsonException::class, $failure->getPrevious() ?? $failure);

            return;
        }

        $this->fail('A document was written without its page.');
    }

    public function test_the_data_block_carries_the_nonce_of_the_content_security_policy(): void
    {
        $this->withVite();
        $this->assertSame('<script data-page="app" type="application/json">[]</script><div id="app"></div>', Directive::render([], 'app'));

        Vite::useCspNonce('abc123');
        $this->assertStringContainsString('type="application/json" nonce="abc123">', Directive::render([], 'app'));
    }

    private function urlOf(string $called): string
    {
        $request = Request::create($called, server: ['HTTP_X_INERTIA' => 'true']);
        $page = json_decode((string) inertia('Test/Page')->toResponse($request)->getContent(), true, flags: JSON_THROW_ON_ERROR);

        return $page['url'];
    }

    /** @return array<string, mixed> */
    private function dataBlockIn(string $html): array
    {
        preg_match('#<script[^>]*>(.*?)</script>#s', $html, $matches);

        return json_decode($matches[1] ?? '', true, flags: JSON_THROW_ON_ERROR);
    }
}
