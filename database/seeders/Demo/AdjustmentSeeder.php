<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\BetstopState;
use App\Enums\StaffRole;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\Client;
use App\Models\User;

/** Manual adjustments: requested, approved, declined and reversed. */
final readonly class AdjustmentSeeder
{
    private const ASKED = [
        [TransactionType::Adjustment, 2_500, 'Goodwill for the late settlement of race 4 at Flemington'],
        [TransactionType::Fee, -1_100, 'Trace of a payment that went to a closed account'],
        [TransactionType::Adjustment, 12_000, 'Deposit by cheque, banked at the branch'],
        [TransactionType::Adjustment, 4_000, 'Stake of a void leg, paid back by the site to us'],
        [TransactionType::Fee, -550, 'Second copy of a yearly statement'],
        [TransactionType::Adjustment, 90_000, 'Correction requested by phone'],
    ];

    public function __construct(private RequestAdjustment $request, private DecideAdjustment $decide, private RequestReversal $reverse) {}

    public function run(): void
    {
        [$officer, $manager] = [$this->holder(StaffRole::PaymentsOfficer), $this->holder(StaffRole::PaymentsManager)];
        $clients = Client::query()
            ->where('status', 'active')
            ->where('is_barred', false)
            ->where('betstop_state', '<>', BetstopState::Registered)
            ->where('balance_cents', '>=', 5_000)
            ->orderByDesc('id')
            ->limit(count(self::ASKED))
            ->get();
        $asked = $clients->map(function (Client $client, int $place) use ($officer): Adjustment {
            [$type, $cents, $reason] = self::ASKED[$place];

            return $this->request->handle(new NewAdjustment($client->id, $type, $cents, $reason, null), $officer);
        });
        foreach ($asked->take(3) as $adjustment) {
            $this->decide->handle($adjustment, $manager, null);
        }
        if ($asked->count() === count(self::ASKED)) {
            $this->decide->handle($asked[5], $manager, 'The caller was not identified. Ask the client in writing.');
            $this->reverse->handle($asked[0]->refresh(), 'The site had settled it in time after all', $officer);
        }
    }

    private function holder(StaffRole $role): User
    {
        return User::query()->whereRelation('role', 'name', $role->value)->orderBy('id')->firstOrFail();
    }
}
