<?php

declare(strict_types=1);

namespace Tests\Feature\Reports;

use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Export;
use App\Models\OperatorSite;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\DataProvider;

/** Columns and order of an export file, as on the screen. */
final class ExportSheetTest extends ExportTestCase
{
    public function test_file_has_the_columns_of_the_screen_in_order(): void
    {
        $client = $this->client('Zoë', 'Abbot', ['pin' => '2', 'is_barred' => true, 'client_rating' => 4]);
        DB::table('client_monthly_stats')->insert([
            'client_id' => $client->id,
            'operator_site_id' => OperatorSite::factory()->createOne()->id,
            'month' => now()->startOfMonth()->toDateString(),
            'turnover_cents' => 123_450,
        ]);

        $this->export('clients', [
            'columns' => ['marks', 'turnover', 'full_name', 'client_rating', 'full_name', 'action'],
        ])->assertSessionHasNoErrors();

        $this->assertSame(
            [
                ['BetStop', 'Barred', 'SMS opted out', 'Turnover, 12 months (AUD)', 'Name', 'Rating', 'Rating description'],
                [
                    '',
                    'Yes',
                    '',
                    '1234.50',
                    'Zoë Abbot',
                    '4',
                    (string) DB::table('client_ratings')->where('value', 4)->value('description'),
                ],
            ],
            $this->lines($this->download(Export::query()->sole())->streamedContent()),
        );
        $this->assertSame('Turnover, 12 months (AUD)', AuditEvent::query()->orderBy('id')->firstOrFail()->after['columns'][3]);
    }

    public function test_unknown_columns_export_all_columns(): void
    {
        $this->client('Zoë', 'Abbot');

        $this->export('clients', ['columns' => ['action']])->assertSessionHasNoErrors();

        $this->assertCount(17, $this->lines($this->download(Export::query()->sole())->streamedContent())[1]);
    }

    /** @return array<string, array{string, list<string>}> */
    public static function orders(): array
    {
        return [
            'by an own column that may be empty' => ['last_bet_at', ['Ann', 'Bea', 'Cid', 'Dan']],
            'the other way round: the empty ones stay at the end' => ['-last_bet_at', ['Bea', 'Ann', 'Dan', 'Cid']],
            'by the name of the manager' => ['account_manager', ['Dan', 'Bea', 'Ann', 'Cid']],
            'by it backwards' => ['-account_manager', ['Bea', 'Dan', 'Cid', 'Ann']],
        ];
    }

    /** @param  list<string>  $names */
    #[DataProvider('orders')]
    public function test_rows_have_the_order_of_the_screen(string $sort, array $names): void
    {
        config(['paddock.exports.rows_a_part' => 3]);
        [$zac, $abe] = [User::factory()->createOne(['first_name' => 'Zac']), User::factory()->createOne(['first_name' => 'Abe'])];
        $this->client('Ann', '', ['last_bet_at' => '2026-11-01 00:00:00']);
        $this->client('Bea', '', ['last_bet_at' => '2026-11-02 00:00:00', 'account_manager_id' => $zac->id]);
        $this->client('Cid', '');
        $this->client('Dan', '', ['account_manager_id' => $abe->id]);

        $this->export('clients', ['query' => ['sort' => $sort], 'columns' => ['full_name']])->assertSessionHasNoErrors();

        $this->assertSame($names, array_column(array_slice($this->lines($this->download(Export::query()->sole())->streamedContent()), 1), 0));
    }

    public function test_moved_row_appears_once_and_deleted_row_is_omitted(): void
    {
        config(['paddock.exports.rows_a_part' => 2]);
        foreach (['Ann', 'Bea', 'Cid', 'Dan', 'Eve'] as $day => $name) {
            $this->client($name, '', ['last_bet_at' => "2026-11-0{$day} 00:00:00"]);
        }
        Queue::fake();
        $this->export('clients', ['columns' => ['full_name']]);
        $write = fn (): bool => $this->writer()->writePart(Export::query()->with('user')->sole());

        $this->assertTrue($write());
        // Ann, who would be last, bets: the list now begins with her. Cid's record is removed, and a new client comes.
        Client::query()->where('first_name', 'Ann')->update(['last_bet_at' => '2026-11-20 00:00:00']);
        Client::query()->where('first_name', 'Cid')->delete();
        $this->client('New', '', ['last_bet_at' => '2026-11-01 12:00:00']);
        $this->assertTrue($write());
        $this->assertFalse($write());

        $export = Export::query()->sole();
        $this->assertSame(['Eve', 'Dan', 'Bea', 'Ann'], array_column(array_slice($this->lines($this->download($export)->streamedContent()), 1), 0));
        $this->assertSame([4, 5, 0], [$export->written_rows, $export->total_rows, DB::table('export_parts')->count()]);
    }

    public function test_only_selected_rows_are_exported(): void
    {
        $first = $this->client('Harriet', 'One');
        $this->client('Harriet', 'Two', ['pin' => '8']);
        $last = $this->client('Harriet', 'Zoro', ['pin' => '7']);

        $this->export('clients', ['ids' => [$first->id, 999_999, $last->id], 'query' => ['sort' => '-name']]);

        $this->assertSame(['Harriet Zoro', 'Harriet One'], array_column(array_slice($this->lines($this->download(Export::query()->sole())->streamedContent()), 1), 0));
    }
}
