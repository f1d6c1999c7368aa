<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Actions\DuplicateOsko\FindDuplicates;
use App\Actions\Intake\ReceiveBankLine;
use App\Domain\Deposits\NewBankLine;
use App\Enums\DepositStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Testing\TestResponse;
use LogicException;
use Symfony\Component\HttpFoundation\Response;

/** Two payments of a client that look like duplicates, and a user who decides. */
trait SuspectsRepeats
{
    private User $officer;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Yuki', 'last_name' => 'Tanaka', 'timezone' => 'Australia/Melbourne']);
        $this->client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);
        $this->actingAs($this->officer);
    }

    private function suspect(string $payer = 'Emma Walsh', string $stem = 'NAB'): DuplicateCase
    {
        $lines = [];
        foreach ([10, 4] as $place => $minutes) {
            $line = app(ReceiveBankLine::class)->handle(
                new NewBankLine(
                    PaymentRail::Osko,
                    "{$stem}-{$place}7",
                    null,
                    "Payment from {$payer} 48213",
                    5_000,
                    now()->toImmutable()->subMinutes($minutes),
                ),
            )->line;
            Deposit::query()
                ->where('bank_line_id', $line->id)
                ->firstOrFail()
                ->update(['client_id' => $this->client->id, 'status' => DepositStatus::Matched]);
            $lines[] = $line;
        }

        return app(FindDuplicates::class)->handle($lines[1]->id) ?? throw new LogicException('No case.');
    }

    /**
     * @param  array<string, mixed>  $data
     * @return TestResponse<Response>
     */
    private function decide(DuplicateCase $case, string $operation, array $data): TestResponse
    {
        return $this->from('/transactions/duplicate-osko-deposits')->post("/transactions/duplicate-osko-deposits/{$case->id}/{$operation}", $data);
    }

    private function deposit(int $lineId): Deposit
    {
        return Deposit::query()->where('bank_line_id', $lineId)->firstOrFail();
    }

    private function assertLedgerIsTrue(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }
}
