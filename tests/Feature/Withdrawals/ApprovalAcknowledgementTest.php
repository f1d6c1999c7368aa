<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\GatePurpose;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\PermissionReceipt;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;

/** Withdrawals of excluded clients are approved, with the approver's acknowledgement. */
final class ApprovalAcknowledgementTest extends WithdrawalTestCase
{
    use RefreshDatabase;

    /** @param  array<string, mixed>  $marks */
    #[TestWith([['betstop_state' => BetstopState::Registered], 'registered with BetStop'])]
    #[TestWith([['is_barred' => true], 'barred'])]
    #[TestWith([['status' => ClientStatus::Closed], 'closed'])]
    public function test_withdrawal_of_an_excluded_client_is_approved_after_an_acknowledgement(array $marks, string $word): void
    {
        $client = self::clientWith(50_000);
        $withdrawal = self::withdrawal($client, 30_000);
        $client->forceFill($marks)->saveQuietly();
        $client->refresh();
        $this->step($officer = self::officer(), 'check', $withdrawal)->assertSessionHas('success');

        $this->step($officer, 'approve', $withdrawal)->assertSessionHas('error', "{$client->full_name} is {$word}. Acknowledge this before you approve the withdrawal. Nothing was changed.");
        $this->step($officer, 'approve', $withdrawal, ['is_aware' => true])->assertSessionHas('error');
        $this->step($officer, 'approve', $withdrawal, ['is_aware' => true, 'aware_of' => [['client_id' => $client->id, 'warning' => $word]]])->assertSessionHas('success');

        $this->assertSame(WithdrawalStatus::Approved, $withdrawal->refresh()->status);
        $this->assertSame($word, AuditEvent::query()->where('action', 'withdrawal.approved')->sole()->after['known_of_client']);
        $receipt = PermissionReceipt::query()->where('subject_type', 'withdrawal')->sole();
        $this->assertSame(
            [$withdrawal->id, $client->id, GatePurpose::Withdrawal, true, $officer->id],
            [$receipt->subject_id, $receipt->person_id, $receipt->purpose, $receipt->is_allowed, $receipt->actor_id],
        );
        $this->assertSame(
            [$client->is_barred, $client->betstop_state->value, $client->status->value],
            [$receipt->inputs['is_barred'], $receipt->inputs['betstop_state'], $receipt->inputs['status']],
        );
    }

    public function test_exclusion_that_was_not_on_the_screen_needs_another_acknowledgement(): void
    {
        $client = self::clientWith(50_000);
        $withdrawal = self::withdrawal($client, 30_000);
        $this->step($officer = self::officer(), 'check', $withdrawal)->assertSessionHas('success');
        $client->refresh()->forceFill(['is_barred' => true, 'status' => ClientStatus::Closed])->saveQuietly();
        $seen = static fn (string ...$warnings): array => array_map(static fn (string $warning): array => ['client_id' => $client->id, 'warning' => $warning], $warnings);

        foreach ([[], $seen('closed')] as $stale) {
            $this->step($officer, 'approve', $withdrawal, ['is_aware' => true, 'aware_of' => $stale])
                ->assertSessionHas('error', "{$client->full_name} is barred and closed. Acknowledge this before you approve the withdrawal. Nothing was changed.");
        }
        $this->assertSame([WithdrawalStatus::Checked, 0], [$withdrawal->refresh()->status, AuditEvent::query()->where('action', 'withdrawal.approved')->count()]);

        $this->step($officer, 'approve', $withdrawal, ['is_aware' => true, 'aware_of' => $seen('closed', 'barred')])->assertSessionHas('success');
        $this->assertSame('barred and closed', AuditEvent::query()->where('action', 'withdrawal.approved')->sole()->after['known_of_client']);
    }

    public function test_malformed_acknowledgement_is_refused(): void
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 30_000);

        $this->step(self::officer(), 'approve', $withdrawal, ['is_aware' => 'maybe', 'aware_of' => ['barred']])->assertSessionHasErrors(['is_aware', 'aware_of.0.client_id']);
    }
}
