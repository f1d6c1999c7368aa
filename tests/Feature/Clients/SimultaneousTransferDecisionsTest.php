<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Actions\Clients\AdvanceTransfer;
use App\Enums\Ability;
use App\Enums\TransferStatus;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Closure;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Two people decide one transfer at the same moment, and two send it. */
final class SimultaneousTransferDecisionsTest extends TestCase
{
    use SharedDatabase;

    public function test_only_one_simultaneous_decision_is_posted(): void
    {
        $client = Client::factory()->createOne();
        $from = SiteAccount::factory()->createOne(['client_id' => $client->id, 'balance_cents' => 9_000]);
        $transfer = Transfer::factory()->createOne([
            'client_id' => $client->id, 'from_site_account_id' => $from->id, 'to_site_account_id' => SiteAccount::factory()->createOne(['client_id' => $client->id])->id,
        ]);
        $officers = array_values(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewWithdrawals)->createMany(4)->modelKeys());

        $decisions = $this->crowd()->act(array_map(fn (int $officer): Closure => $this->mover($officer, $transfer->id, TransferStatus::Approved), $officers));
        $sent = $this->crowd()->act(array_map(fn (int $officer): Closure => $this->mover($officer, $transfer->id, TransferStatus::Sent), $officers));

        foreach ([$decisions, $sent] as $outcomes) {
            $this->assertSame(['moved' => 1, 'too late' => 3], $this->counts($outcomes));
        }
        $this->assertSame(4_000, $from->refresh()->balance_cents);
        $this->assertSame(2, AuditEvent::query()->where('action', 'like', 'client.transfer%')->count());
    }

    /** @return Closure(Closure(): void): string */
    private function mover(int $userId, int $transferId, TransferStatus $status): Closure
    {
        return static function (Closure $wait) use ($userId, $transferId, $status): string {
            [$transfer, $officer] = [Transfer::query()->findOrFail($transferId), User::query()->findOrFail($userId)];
            $wait();

            try {
                app(AdvanceTransfer::class)->handle($transfer, $status, $officer);
            } catch (ChangedMeanwhileException) {
                return 'too late';
            }

            return 'moved';
        };
    }

    /**
     * @param  list<mixed>  $outcomes
     * @return array<string, int>
     */
    private function counts(array $outcomes): array
    {
        $counts = array_count_values(array_filter($outcomes, is_string(...)));
        ksort($counts);

        return $counts;
    }
}
