<?php

declare(strict_types=1);

namespace App\Lists\Clients;

use App\Domain\Clients\ClientSparklines;
use App\Enums\AustralianState;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Lists\BareRows;
use App\Lists\Exports\ExportSheet;
use App\Lists\Exports\ListSheet;
use App\Support\CsvLine;
use App\Support\CsvText;
use Closure;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The client list as a CSV file. It may have a million rows, so they are read from their table alone, without models or joins.
 * Names of companies, managers and affiliates are read once, as file text.
 */
final readonly class ClientSheet implements ExportSheet
{
    /** Not a column of the table: calculated for the clients of a batch. */
    private const TURNOVER = 'turnover_cents';

    /** @var list<array{list<string>, list<string>, Closure(array<string, mixed>): string}> the headings of a column, what it reads, and its cells as text of the file */
    private array $columns;

    /**
     * @param  string  $timezone  the exporter's
     * @param  list<string>|null  $chosen  keys of the screen's columns; null for all
     */
    public function __construct(string $timezone, ?array $chosen, private ClientSparklines $sparklines)
    {
        $this->columns = ListSheet::chosen(self::columns(new CsvText($timezone)), $chosen);
    }

    public function header(): array
    {
        return array_merge(...array_column($this->columns, 0));
    }

    public function lines(array $ids): array
    {
        $cells = array_column($this->columns, 2);
        $read = array_unique(['id', ...array_merge(...array_column($this->columns, 1))]);
        $hasTurnover = in_array(self::TURNOVER, $read, true);
        $turnover = $hasTurnover ? $this->sparklines->for($ids) : [];
        $read = array_values(array_diff($read, [self::TURNOVER]));
        $lines = array_fill_keys($ids, '');
        foreach (BareRows::of(DB::table('clients')->select($read)->whereNull('deleted_at')->whereIntegerInRaw('id', $ids)) as $client) {
            $id = (int) $client['id'];
            if ($hasTurnover) {
                $client[self::TURNOVER] = array_sum($turnover[$id] ?? []);
            }
            $line = [];
            foreach ($cells as $cell) {
                $line[] = $cell($client);
            }
            $lines[$id] = CsvLine::join($line);
        }

        return array_values(array_filter($lines));
    }

    /** @return array<string, array{list<string>, list<string>, Closure(array<string, mixed>): string}> */
    private static function columns(CsvText $text): array
    {
        $companies = self::names(DB::table('companies'), 'name');
        $managers = self::names(DB::table('users'), 'first_name', 'last_name');
        $affiliates = self::names(DB::table('affiliates'), 'name');
        $ratings = DB::table('client_ratings')
            ->pluck('description', 'value')
            ->map(static fn (?string $description, int $value): string => $value.','.CsvLine::cell($description))
            ->all();
        $states = array_column(AustralianState::cases(), 'value', 'value');
        $statuses = array_column(
            array_map(
                static fn (ClientStatus $status): array => [$status->value, CsvLine::cell($status->label())],
                ClientStatus::cases(),
            ),
            1,
            0,
        );

        return [
            'full_name' => [
                ['Name'],
                ['first_name', 'last_name'],
                static fn (array $client): string => CsvLine::cell(trim("{$client['first_name']} {$client['last_name']}")),
            ],
            'pin' => [['PIN'], ['pin'], static fn (array $client): string => CsvLine::cell($client['pin'])],
            'client_rating' => [
                ['Rating', 'Rating description'],
                ['client_rating'],
                static fn (array $client): string => $ratings[$client['client_rating']] ?? "{$client['client_rating']},",
            ],
            'company_name' => [
                ['Company'],
                ['company_id'],
                static fn (array $client): string => $companies[$client['company_id']] ?? '',
            ],
            'account_manager' => [
                ['Account manager'],
                ['account_manager_id'],
                static fn (array $client): string => $managers[$client['account_manager_id']] ?? '',
            ],
            'affiliate_name' => [
                ['Affiliate'],
                ['affiliate_id'],
                static fn (array $client): string => $affiliates[$client['affiliate_id']] ?? '',
            ],
            'state' => [['State'], ['state'], static fn (array $client): string => $states[$client['state']] ?? ''],
            'status' => [['Status'], ['status'], static fn (array $client): string => $statuses[$client['status']]],
            'marks' => [
                ['BetStop', 'Barred', 'SMS opted out'],
                ['betstop_state', 'is_barred', 'sms_opted_out_at'],
                static fn (array $client): string => ($client['betstop_state'] === BetstopState::Registered->value
                    ? 'Yes,'
                    : ',')
                    .($client['is_barred'] ? 'Yes,' : ',').($client['sms_opted_out_at'] === null ? '' : 'Yes'),
            ],
            'balance_cents' => [
                ['Balance (AUD)'],
                ['balance_cents'],
                static fn (array $client): string => CsvText::dollars((int) $client['balance_cents']),
            ],
            'last_bet_at' => [
                [$text->heading('Last bet')],
                ['last_bet_at'],
                static fn (array $client): string => (string) $text->time($client['last_bet_at']),
            ],
            'last_deposit_at' => [
                [$text->heading('Last deposit')],
                ['last_deposit_at'],
                static fn (array $client): string => (string) $text->time($client['last_deposit_at']),
            ],
            'turnover' => [
                ['Turnover, 12 months (AUD)'],
                [self::TURNOVER],
                static fn (array $client): string => CsvText::dollars($client[self::TURNOVER]),
            ],
            'created_at' => [
                [$text->heading('Created')],
                ['created_at'],
                static fn (array $client): string => (string) $text->time($client['created_at']),
            ],
        ];
    }

    /** @return array<int, string> file text by id */
    private static function names(Builder $table, string ...$columns): array
    {
        $names = [];
        foreach ($table->get(['id', ...$columns]) as $row) {
            $names[$row->id] = CsvLine::cell(trim(implode(' ', array_map(static fn (string $column): string => (string) $row->{$column}, $columns))));
        }

        return $names;
    }
}
