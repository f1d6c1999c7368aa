<?php

declare(strict_types=1);

namespace Tests\Feature\Faults;

use App\Actions\Imports\BeginImport;
use App\Actions\Imports\ReadImportFile;
use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Infrastructure\Files\LocalFile;
use App\Models\AuditEvent;
use App\Models\Import;
use App\Models\ImportRow;
use App\Models\Lead;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Tests\Support\ProcessTestCase;

/** A worker is killed in the middle of an import, and two others continue it at the same time. */
final class ImportKilledTest extends ProcessTestCase
{
    private const ROWS = 3_500;

    private Import $import;

    protected function setUp(): void
    {
        parent::setUp();

        $lines = array_map(static fn (int $n): string => sprintf('Ann,Lee%d,04%08d', $n, 12_000_000 + $n), range(1, self::ROWS));
        $text = "First name,Last name,Mobile\n".implode("\n", $lines)."\n";
        $import = $this->app->make(BeginImport::class)->handle(ImportKind::Leads, 'leads.csv', 'csv', strlen($text), User::factory()->createOne());
        $original = LocalFile::holding($text);
        (new ImportFile($import))->putOriginal($original->path);
        $import = $this->app->make(ReadImportFile::class)->handle($import);
        $import->update(['status' => ImportStatus::Running, 'read_offset' => $import->options['data_offset'] ?? 0, 'started_at' => now(), 'heartbeat_at' => now()->subHour()]);
        $this->import = $import;
    }

    protected function tearDown(): void
    {
        (new ImportFile($this->import))->delete();

        parent::tearDown();
    }

    public function test_each_row_is_imported_once_when_the_first_worker_is_killed_and_two_resume(): void
    {
        $this->runArtisan('imports:resume')->wait();
        $killed = $this->runArtisan('queue:work --once --queue=default');
        $this->waitUntil(fn (): bool => $this->done() >= 1_000, 'the first rows are in');
        $killed->signal(SIGKILL);
        $this->waitUntil(static fn (): bool => ! $killed->isRunning(), 'the worker is dead');
        $left = $this->done();
        $this->assertLessThan(self::ROWS, $left, 'The worker was through before it was killed.');
        $this->assertSame([$left, $left], [Lead::query()->count(), ImportRow::query()->count()], 'What is done is whole.');

        // The lease has ended, so two workers resume at once.
        foreach ([1, 2] as $ignored) {
            $this->runArtisan('imports:resume --lease=0')->wait();
        }
        DB::table('jobs')->whereNotNull('reserved_at')->delete();
        $workers = [$this->runArtisan('queue:work --stop-when-empty --sleep=0 --queue=default'), $this->runArtisan('queue:work --stop-when-empty --sleep=0 --queue=default')];
        $this->waitUntil(static fn (): bool => array_filter($workers, static fn ($worker): bool => $worker->isRunning()) === [], 'both workers ended', 60);

        $import = $this->import->refresh();
        $this->assertSame([ImportStatus::Done, self::ROWS, self::ROWS], [$import->status, $import->processed_rows, $import->created_rows]);
        $this->assertSame([self::ROWS, self::ROWS], [Lead::query()->count(), Lead::query()->distinct()->count('mobile_e164')]);
        $this->assertSame([self::ROWS, self::ROWS], [ImportRow::query()->count(), AuditEvent::query()->where('action', 'lead.created')->count()]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'import.finished')->count());
    }

    private function done(): int
    {
        return $this->import->refresh()->processed_rows;
    }
}
