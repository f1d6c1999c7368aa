<?php

declare(strict_types=1);

namespace Tests\Feature\Audit;

use App\Enums\WithdrawalStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\TestCase;

final class AuditTrailTest extends TestCase
{
    use RefreshDatabase;

    public function test_row_equals_the_one_that_the_model_would_write(): void
    {
        $this->freezeSecond();
        [$client, $actor, $helper] = [Client::factory()->createOne(), User::factory()->createOne(), User::factory()->createOne()];
        $before = ['name' => 'Zoë O’Neil / "Zo"', 'status' => WithdrawalStatus::Checked, 'at' => CarbonImmutable::parse('2026-11-20 03:04:05'), 'ratio' => 0.1];
        $after = ['list' => [1, 2], 'none' => null, 'yes' => true];

        CurrentImpersonation::continued($helper->id, static fn () => app(AuditTrail::class)->record('client.updated', $client, $before, $after, $actor->id));
        app(AuditTrail::class)->record('test.of_nothing');

        $own = ['subject_type' => 'client', 'subject_id' => $client->id, 'client_id' => $client->id, 'actor_id' => $actor->id, 'impersonator_id' => $helper->id];
        AuditEvent::query()->create([...$own, 'action' => 'client.updated', 'before' => $before, 'after' => $after, 'ip' => '127.0.0.1']);
        AuditEvent::query()->create(['action' => 'test.of_nothing', 'before' => [], 'after' => [], 'ip' => '127.0.0.1']);
        [$written, $ofNothing, $byModel, $ofNothingByModel] = DB::table('audit_events')->orderBy('id')->get()->map(static fn ($row): array => array_diff_key((array) $row, ['id' => true]))->all();
        $this->assertSame($byModel, $written);
        $this->assertSame($ofNothingByModel, $ofNothing);
    }
}
