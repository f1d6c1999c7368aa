<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\DuplicateOsko\DecideDuplicate;
use App\Actions\DuplicateOsko\FindDuplicates;
use App\Actions\DuplicateOsko\ReturnDuplicate;
use App\Domain\Deposits\BankFiles\StatementReader;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\PaymentDescription;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use LogicException;

/** Possible duplicates: sent again after minutes, reported twice by the bank, and imported again from a bank file. */
final class DuplicateSeeder
{
    private int $lines = 0;

    public function __construct(
        private readonly FindDuplicates $find,
        private readonly DecideDuplicate $decide,
        private readonly ReturnDuplicate $return,
        private readonly DepositLedger $ledger,
    ) {}

    public function run(): void
    {
        $officer = User::query()->whereHas('role', static fn ($role) => $role->where('name', StaffRole::PaymentsOfficer->value))->orderBy('id')->firstOrFail();
        $clients = Client::query()->where('status', 'active')->orderBy('id')->limit(9)->get()->all();
        if (count($clients) < 9) {
            throw new LogicException('The demo has too few clients.');
        }
        $now = CarbonImmutable::now();

        $this->again($clients[0], 25_000, $now->subMinutes(50), 3);
        $this->again($clients[1], 10_000, $now->subHours(5), 11);
        $this->again($clients[2], 50_000, $now->subHours(9), 1, "E2E-CBA-{$clients[2]->pin}");
        $this->inFile($clients[3], 30_000, $now->subDay());
        $this->again($clients[4], 120_000, $now->subDays(2), 26);
        $this->again($clients[5], 20_000, $now->subHours(30), 4);

        $this->confirm($this->again($clients[6], 75_000, $now->subHours(20), 2), $officer, 'Client wrote that the app hung');
        $returned = $this->again($clients[7], 40_000, $now->subDays(3), 2);
        $this->confirm($returned, $officer);
        $this->return->handle($returned, $returned->right_bank_line_id, 'Paid twice by mistake, the client requested its return', $officer);
        $this->decide->handle(
            $this->again($clients[8], 5_000, $now->subDays(4), 9),
            DuplicateCaseStatus::Open,
            DuplicateCaseStatus::Dismissed,
            $officer,
            'Tops up twice on race days',
        );
    }

    private function again(Client $client, int $cents, CarbonImmutable $at, int $minutesLater, ?string $id = null): DuplicateCase
    {
        $text = 'Payment from '.mb_strtoupper($client->full_name)." {$client->pin}";
        $this->line($client, $text, $cents, $at, $id);

        return $this->caseOf($this->line($client, $text, $cents, $at->addMinutes($minutesLater), $id));
    }

    private function inFile(Client $client, int $cents, CarbonImmutable $at): void
    {
        $this->line($client, 'Payment from '.mb_strtoupper($client->full_name)." {$client->pin}", $cents, $at, "E2E-NAB-{$client->pin}");
        $initial = mb_substr($client->first_name, 0, 1);
        $day = CarbonImmutable::parse(CalendarDay::around($at)->date, config()->string('paddock.timezone'))->utc();
        $this->caseOf(
            $this->line(
                $client,
                "OSKO DEPOSIT {$initial} ".mb_strtoupper($client->last_name)." REF {$client->pin}",
                $cents,
                $day,
                null,
                isOfFile: true,
            ),
        );
    }

    private function line(Client $client, string $text, int $cents, CarbonImmutable $at, ?string $id, bool $isOfFile = false): BankLine
    {
        $reference = ($isOfFile ? StatementReader::REFERENCE_PREFIX.'DEMO-' : 'NAB-77').sprintf('%04d', ++$this->lines * 3);

        return DB::transaction(function () use ($client, $text, $cents, $at, $id, $isOfFile, $reference): BankLine {
            $line = BankLine::create([
                'rail' => PaymentRail::Osko,
                'bank_reference' => $reference,
                'file_reference' => $isOfFile ? $reference : null,
                'end_to_end_id' => $id,
                'description' => $text,
                'payer_name' => PaymentDescription::parse($text)->payerName,
                'amount_cents' => $cents,
                'value_at' => $at,
            ]);
            $this->ledger->received(Deposit::create([
                'client_id' => $client->id, 'bank_line_id' => $line->id, 'rail' => $line->rail, 'amount_cents' => $cents, 'status' => DepositStatus::Pending,
            ]));

            return $line;
        });
    }

    private function caseOf(BankLine $line): DuplicateCase
    {
        return $this->find->handle($line->id) ?? throw new LogicException("Line {$line->bank_reference} repeats nothing.");
    }

    /** Confirms the latest line as the duplicate. */
    private function confirm(DuplicateCase $case, User $officer, ?string $note = null): void
    {
        $this->decide->handle($case, DuplicateCaseStatus::Open, DuplicateCaseStatus::Confirmed, $officer, $note, (int) BankLine::query()->max('id'));
    }
}
