<?php

declare(strict_types=1);

namespace Tests\Unit\Support;

use App\Infrastructure\RateLimits\InPlaceFilesystem;
use Illuminate\Cache\FileStore;
use Illuminate\Support\Facades\Cache;
use Tests\TestCase;

final class InPlaceFilesystemTest extends TestCase
{
    private string $folder;

    protected function setUp(): void
    {
        parent::setUp();

        $this->folder = sys_get_temp_dir().'/in-place-'.bin2hex(random_bytes(8));
        mkdir($this->folder);
    }

    protected function tearDown(): void
    {
        (new InPlaceFilesystem)->deleteDirectory($this->folder);

        parent::tearDown();
    }

    public function test_shorter_content_replaces_a_longer_one(): void
    {
        $files = new InPlaceFilesystem;

        $this->assertSame(6, $files->put("{$this->folder}/file", 'longer', true));
        $this->assertSame(3, $files->put("{$this->folder}/file", 'new', true));

        $this->assertSame('new', $files->get("{$this->folder}/file", true));
    }

    public function test_file_cache_counts_in_place(): void
    {
        config()->set('cache.stores.file.path', $this->folder);
        Cache::forgetDriver('file');
        $cache = Cache::store('file');
        $cache->put('count', 9, 60);

        $this->assertSame(10, $cache->increment('count'));
        $this->assertSame(10, $cache->get('count'));
        $store = $cache->getStore();
        $this->assertInstanceOf(FileStore::class, $store);
        $this->assertInstanceOf(InPlaceFilesystem::class, $store->getFilesystem());
    }
}
