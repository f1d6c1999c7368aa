<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\ExportStatus;
use App\Lists\Exports\ExportWriter;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\Export;
use App\Models\SmsMessage;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use Tests\Support\Mortal;
use Tests\Support\ProcessTestCase;

/** Kills the worker of an evidence pack with -9. The pack must be complete after a restart, with each row once. */
final class KilledEvidenceTest extends ProcessTestCase
{
    public function test_pack_is_complete_when_its_worker_is_killed_at_every_step(): void
    {
        Storage::fake();
        config(['paddock.exports.rows_a_part' => 2]);
        $client = Client::factory()->createOne();
        $conversation = Conversation::factory()->createOne(['client_id' => $client->id]);
        SmsMessage::factory()->count(5)->create(['conversation_id' => $conversation->id, 'sent_at' => '2026-11-10 01:00:00']);
        $export = Export::factory()->createOne([
            'kind' => 'evidence',
            'subject_type' => 'client',
            'subject_id' => $client->id,
            'filters' => [
                'from' => '2026-11-01',
                'until' => '2026-11-20',
                'starts_at' => '2026-10-31 13:00:00',
                'ends_at' => '2026-11-20 13:00:00',
                'clients' => [$client->id],
                'leads' => [],
                'db_clients' => [],
            ],
        ]);

        $deaths = Mortal::dieAtEveryStep(static function () use ($export): void {
            while (app(ExportWriter::class)->writePart(Export::query()->with('user')->findOrFail($export->id))) {
                continue;
            }
        }, static fn () => null);

        $this->assertGreaterThan(20, $deaths);
        $export->refresh();
        $this->assertSame([ExportStatus::Ready, 6], [$export->status, $export->written_rows], 'the client and five messages');
        $path = "{$this->folder}/pack.zip";
        file_put_contents($path, implode('', array_map(static fn (string $name): string => (string) Storage::get("exports/{$export->id}/{$name}"), $export->files ?? [])));
        $this->assertSame($export->bytes, filesize($path));
        $this->assertSame(0, Artisan::call('evidence:verify', ['file' => $path]), Artisan::output());
    }
}
