<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Models\AuditEvent;
use PHPUnit\Framework\Attributes\TestWith;

final class LogViewerTest extends DeveloperTestCase
{
    private string $storage;

    protected function setUp(): void
    {
        parent::setUp();

        $this->storage = sys_get_temp_dir().'/paddock-logs-'.bin2hex(random_bytes(6));
        mkdir("{$this->storage}/logs", recursive: true);
        $this->app?->useStoragePath($this->storage);
    }

    protected function tearDown(): void
    {
        exec('rm -rf '.escapeshellarg($this->storage));

        parent::tearDown();
    }

    public function test_newest_file_of_the_application_opens_with_its_newest_entries_first(): void
    {
        $this->write('laravel-2026-11-19.log', "[2026-11-19 10:00:00] production.INFO: Yesterday\n", '2026-11-19 10:00:00');
        $this->write(
            'laravel-2026-11-20.log',
            "[2026-11-20 14:05:09] production.INFO: First\n[2026-11-20 14:06:00] production.ERROR: Second {\"exception\":\"[object] (E\n[stacktrace]\n#0 {main}\"}\n",
            '2026-11-20 14:06:00',
        );

        $this->write('web.log', "An access\n", '2026-11-20 14:07:00');

        $page = $this->props('/log-viewer');

        $this->assertSame(['web.log', 'laravel-2026-11-20.log', 'laravel-2026-11-19.log'], array_column($page['files'], 'name'));
        $this->assertSame(
            ['name' => 'laravel-2026-11-19.log', 'bytes' => 49, 'modified_at' => '2026-11-19T10:00:00Z'],
            $page['files'][2],
        );
        $this->assertSame(
            ['laravel-2026-11-20.log', true, null, false, null],
            [$page['file'], $page['has_levels'], $page['older'], $page['is_capped'], $page['error']],
        );
        $this->assertSame(
            [['2026-11-20T14:06:00Z', 'error', 'Second {"exception":"[object] (E'], ['2026-11-20T14:05:09Z', 'info', 'First']],
            array_map(
                static fn (array $entry): array => [$entry['logged_at'], $entry['level'], $entry['message']],
                $page['entries'],
            ),
        );
        $this->assertStringContainsString('#0 {main}', $page['entries'][0]['text']);
        $this->assertNull($page['entries'][1]['text']);
        $this->assertSame(0, AuditEvent::query()->count());
    }

    /** @param  list<string>  $expected */
    #[TestWith(['level=error', ['Down', 'Failed']])]
    #[TestWith(['level=debug', ['Down', 'Failed', 'Sent']])]
    #[TestWith(['search=SENT', ['Sent']])]
    #[TestWith(['search=second+line', ['Failed']])]
    #[TestWith(['level=emergency&search=failed', []])]
    public function test_entries_can_be_filtered(string $query, array $expected): void
    {
        $this->write('laravel.log', "[2026-11-20 14:05:00] production.INFO: Sent\n[2026-11-20 14:05:01] production.ERROR: Failed\nsecond line\n[2026-11-20 14:05:02] production.CRITICAL: Down\n");

        $this->assertSame($expected, array_column($this->props("/log-viewer?{$query}")['entries'], 'message'));
    }

    public function test_personal_data_is_masked_and_the_search_does_not_find_it(): void
    {
        $this->write('laravel.log', "[2026-11-20 14:05:00] production.ERROR: No SMS to +61491570156 or emma@example.com\nemma@example.com again\n");

        $answer = $this->get('/log-viewer')->assertOk();
        $this->assertStringNotContainsString('emma@example.com', (string) $answer->getContent());
        $this->assertStringNotContainsString('491570156', (string) $answer->getContent());
        $this->assertSame([], $this->props('/log-viewer?search=61491570')['entries']);
        $this->assertCount(1, $this->props('/log-viewer?search=no+sms')['entries']);
    }

    public function test_older_entries_follow_without_loss(): void
    {
        $this->write('laravel.log', implode('', array_map(static fn (int $number): string => "[2026-11-20 14:05:00] production.INFO: Entry {$number}.\n", range(1, 120))));

        $first = $this->props('/log-viewer');
        $second = $this->props("/log-viewer?before={$first['older']}");
        $third = $this->props("/log-viewer?before={$second['older']}");

        $this->assertNull($third['older']);
        $this->assertSame(
            array_map(static fn (int $number): string => "Entry {$number}.", range(120, 1)),
            array_column([...$first['entries'], ...$second['entries'], ...$third['entries']], 'message'),
        );
    }

    public function test_search_stops_at_the_limit_and_goes_on_from_there(): void
    {
        $this->write('laravel.log', "[2026-11-20 14:05:00] production.INFO: Needle\n".str_repeat('[2026-11-20 14:05:00] production.INFO: '.str_repeat('x', 1000)."\n", 21 * 1024));

        $first = $this->props('/log-viewer?search=needle');
        $this->assertSame([[], true], [$first['entries'], $first['is_capped']]);

        $second = $this->props("/log-viewer?search=needle&before={$first['older']}");
        $this->assertSame([['Needle'], false, null], [array_column($second['entries'], 'message'), $second['is_capped'], $second['older']]);
    }

    public function test_file_without_levels_is_shown_line_by_line(): void
    {
        $this->write('web.log', "PHP 8.2 started\nclosed\n");

        $page = $this->props('/log-viewer?file=web.log&level=error');

        $this->assertSame([false, ['closed', 'PHP 8.2 started']], [$page['has_levels'], array_column($page['entries'], 'message')]);
        $this->assertNull($page['entries'][0]['logged_at']);
    }

    public function test_page_without_files_is_empty(): void
    {
        $this->assertSame([[], null, []], [($page = $this->props('/log-viewer'))['files'], $page['file'], $page['entries']]);
    }

    #[TestWith(['file=../secret.log'])]
    #[TestWith(['file=..%2Fsecret.log'])]
    #[TestWith(['file=/etc/passwd'])]
    #[TestWith(['file=link.log'])]
    #[TestWith(['file=laravel.log%00.txt'])]
    #[TestWith(['file=folder.log'])]
    #[TestWith(['file[]=laravel.log'])]
    #[TestWith(['level=loud'])]
    #[TestWith(['before=-1'])]
    #[TestWith(['before=99999999999999999999'])]
    public function test_other_files_and_invalid_parameters_are_refused(string $query): void
    {
        $this->write('laravel.log', "[2026-11-20 14:05:00] production.INFO: Sent\n");
        file_put_contents("{$this->storage}/secret.log", 'secret');
        symlink("{$this->storage}/secret.log", "{$this->storage}/logs/link.log");
        mkdir("{$this->storage}/logs/folder.log");

        $answer = $this->get("/log-viewer?{$query}");

        $this->assertContains($answer->getStatusCode(), [302, 400, 422]);
        $this->assertSame(['laravel.log'], array_column($this->props('/log-viewer')['files'], 'name'));
    }

    private function write(string $name, string $text, string $modified = '2026-11-20 15:00:00'): void
    {
        file_put_contents("{$this->storage}/logs/{$name}", $text);
        touch("{$this->storage}/logs/{$name}", (int) strtotime("{$modified} UTC"));
    }
}
