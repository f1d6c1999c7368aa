<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Enums\Ability;
use App\Lists\Exports\ExportWriter;
use App\Models\Client;
use App\Models\Export;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Requests, writes and downloads exports. */
abstract class ExportTestCase extends TestCase
{
    use RefreshDatabase;

    protected const REASON = 'Quarterly review with the board';

    protected User $exporter;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake();
        $this->exporter = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewDbClients, Ability::ViewReportExports)->createOne(['timezone' => 'Australia/Perth']);
        $this->actingAs($this->exporter);
    }

    /** @param  array<string, mixed>  $more */
    protected function client(string $first, string $last, array $more = []): Client
    {
        $client = Client::factory()->createOne(['first_name' => $first, 'last_name' => $last, 'state' => 'VIC', 'pin' => $more['pin'] ?? (string) (9_000 + Client::withTrashed()->count())]);
        $client->forceFill($more)->save();

        return $client;
    }

    /**
     * @param  array<string, mixed>  $body
     * @return TestResponse<Response>
     */
    protected function export(string $list, array $body = []): TestResponse
    {
        return $this->post("/{$list}/export", ['reason' => self::REASON, ...$body]);
    }

    /** @return TestResponse<Response> */
    protected function download(Export $export): TestResponse
    {
        return $this->get("/reports/clients/exports/{$export->id}/download");
    }

    protected function writer(): ExportWriter
    {
        return $this->app->make(ExportWriter::class);
    }

    /** @return list<list<string>> */
    protected function lines(string $csv): array
    {
        $this->assertStringStartsWith("\u{FEFF}", $csv);
        $rows = explode("\r\n", rtrim(substr($csv, 3), "\r\n"));

        return array_map(static fn (string $row): array => array_map(strval(...), str_getcsv($row, escape: '')), $rows);
    }
}
