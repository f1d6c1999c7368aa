<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\AdvanceImport;
use App\Domain\Imports\RowBatch;
use App\Domain\Imports\SeenRowsCache;
use App\Enums\ImportKind;
use App\Enums\ImportStatus;
use App\Models\Client;
use App\Models\Import;
use App\Models\Lead;
use Illuminate\Database\Events\QueryExecuted;
use Illuminate\Support\Facades\DB;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\DataProvider;

/** The run does with each row what the dry run announced. */
final class DryRunParityTest extends ImportTestCase
{
    private const ROWS = 2_600;

    /** @return array<string, array{ImportKind, string}> */
    public static function kinds(): array
    {
        return [
            'new clients' => [ImportKind::Clients, 'create'],
            'new and existing clients' => [ImportKind::Clients, 'upsert'],
            'new and existing leads' => [ImportKind::Leads, 'upsert'],
            'new and existing DB clients' => [ImportKind::DbClients, 'upsert'],
        ];
    }

    #[DataProvider('kinds')]
    public function test_run_gives_each_row_the_outcome_of_the_dry_run(ImportKind $kind, string $mode): void
    {
        mt_srand(12);
        $this->existing($kind);
        $file = $this->file($kind);
        $checked = $this->check($this->upload($file, $kind), ['mode' => $mode]);
        $expected = $this->outcomes($checked);
        // A check that is resumed after every step finds the same.
        $this->assertSame($expected, $this->outcomes($this->stepwise($this->upload($file, $kind), $mode)));

        $this->actingAs($this->importer)->post("/clients/imports/{$checked->id}/run")->assertSessionMissing('error');
        while ($this->app->make(AdvanceImport::class)->handle($checked->id, 0)) {
            continue;
        }

        $import = $checked->refresh();
        $this->assertSame(ImportStatus::Done, $import->status);
        $this->assertSame($expected, $this->outcomes($import));
        foreach (['created', 'updated', 'skipped', 'waiting'] as $outcome) {
            $this->assertTrue($outcome === 'updated' && $mode === 'create' || in_array($outcome, $expected, true), "No row is {$outcome}.");
        }
    }

    public function test_two_people_with_one_mobile_whose_names_have_no_latin_spelling_are_no_duplicates(): void
    {
        $file = "First name,Last name,Mobile\nසමන්,පෙරේරා,0491570156\nකුමාරි,පෙරේරා,0491570156\nසමන්,පෙරේරා,0491570156\n";

        $checked = $this->check($this->upload($file, ImportKind::Leads), ['mode' => 'upsert']);
        $import = $this->import($file, ['mode' => 'upsert'], ImportKind::Leads);

        foreach ([$checked, $import] as $result) {
            $this->assertSame([1, 1, 1], [$result->created_rows, $result->waiting_rows, $result->skipped_rows]);
            $this->assertSame(['The mobile belongs to row 2, whose name or date of birth is different.'], $this->messages($result)[3]);
        }
    }

    public function test_second_row_of_one_record_is_skipped(): void
    {
        $ann = Client::factory()->createOne([
            'pin' => '48213',
            'first_name' => 'Ann',
            'last_name' => 'Lee',
            'date_of_birth' => '1980-02-01',
            'mobile_e164' => '+61491570156',
            'email' => 'ann@mail.example',
        ]);
        $file = "First name,Last name,DOB,Mobile,Email,Suburb\nAnn,Lee,,0491570156,,Bondi\nAnn,Lee,,,ann@mail.example,Coogee\n";

        $checked = $this->check($this->upload($file), ['mode' => 'upsert']);
        $import = $this->import($file, ['mode' => 'upsert']);

        foreach ([$checked, $import] as $result) {
            $this->assertSame([[1, 1, 0], [3 => ['Duplicate of row 2 (same email).']]], [[$result->updated_rows, $result->skipped_rows, $result->created_rows], $this->messages($result)]);
        }
        $this->assertSame('Bondi', $ann->refresh()->suburb);
    }

    public function test_later_row_finds_a_record_by_its_values_before_the_import(): void
    {
        Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570156', 'email' => null]);
        $file = "PIN,First name,Last name,DOB,Mobile\n48213,,,,0491570157\n".str_repeat("\n", 1_000).",Ann,Lee,1/2/1980,0491570156\n";

        $import = $this->import($file, ['mode' => 'upsert']);

        $this->assertSame([1, 1, 0, 1], [$import->updated_rows, $import->skipped_rows, $import->created_rows, Client::query()->count()]);
    }

    public function test_row_with_a_former_pin_repeats_the_row_with_the_pin_of_today(): void
    {
        $ann = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'former_pins' => '48212', 'mobile_e164' => null, 'email' => null]);
        Client::factory()->createOne(['pin' => '48212', 'first_name' => 'Ann', 'last_name' => 'Lee', 'merged_into_id' => $ann->id, 'deleted_at' => now()]);
        $file = "PIN,First name,Last name,Suburb\n48213,Ann,Lee,Bondi\n".str_repeat("\n", RowBatch::ROWS)."48212,Ann,Lee,Coogee\n48212,Ann,Lee,Manly\n";

        $checked = $this->check($this->upload($file), ['mode' => 'upsert']);
        $import = $this->import($file, ['mode' => 'upsert']);

        foreach ([$checked, $import] as $result) {
            $this->assertSame([1, 2, 0, 0], [$result->updated_rows, $result->skipped_rows, $result->created_rows, $result->error_rows]);
        }
        $this->assertSame('Bondi', $ann->refresh()->suburb);
    }

    public function test_check_forgets_the_people_of_an_earlier_check(): void
    {
        $ann = Client::factory()->createOne(['pin' => '48213', 'first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => null, 'email' => null]);
        $blank = str_repeat("\n", RowBatch::ROWS - 1);
        $import = $this->upload("PIN,First name,Last name,DOB,Mobile\n48213,Ann,Lee,1/2/1980,0491570156\n{$blank},Ann,Lee,1/2/1980,0491570156\n");
        $check = fn (): TestResponse => $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/check", $this->settings($import, ['mode' => 'upsert']));
        [$one, $other] = [new SeenRowsCache, new SeenRowsCache];
        $turn = function (SeenRowsCache $worker) use ($import): void {
            $this->app->instance(SeenRowsCache::class, $worker);
            $this->app->make(AdvanceImport::class)->handle($import->id, 0);
        };

        $check();
        array_map($turn, [$one, $other]);
        $this->assertSame(['Duplicate of row 2 (same name and date of birth).'], $this->messages($import->refresh())[RowBatch::ROWS + 2]);
        $ann->delete();
        $check();
        array_map($turn, [$other, $one]);

        $this->assertSame([1, 1, 0], [$import->refresh()->error_rows, $import->created_rows, $import->skipped_rows]);
    }

    public function test_worker_reads_no_row_again_in_its_next_turn(): void
    {
        $blank = str_repeat("\n", RowBatch::ROWS - 1);
        $import = $this->upload("First name,Last name,DOB\nAnn,Lee,1/2/1980\n{$blank}Bo,Ek,2/2/1980\n{$blank}Ann,Lee,1/2/1980\n");
        $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/check", $this->settings($import));
        $turns = [];
        DB::listen(static function (QueryExecuted $query) use (&$turns): void {
            if (str_starts_with($query->sql, 'select') && str_contains($query->sql, 'import_rows') && str_contains($query->sql, ' between ')) {
                $turns[count($turns) - 1][] = $query->bindings[1];
            }
        });

        do {
            $turns[] = [];
        } while ($this->app->make(AdvanceImport::class)->handle($import->id, 0));

        $this->assertSame([[2], [RowBatch::ROWS + 2], [2 * RowBatch::ROWS + 2]], $turns);
        $this->assertSame([2, 1], [$import->refresh()->created_rows, $import->skipped_rows]);
    }

    /** Runs a check in steps of one batch by three workers, one of which is new each time. */
    private function stepwise(Import $import, string $mode): Import
    {
        $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/check", $this->settings($import, ['mode' => $mode]));
        [$workers, $turn] = [[new SeenRowsCache, new SeenRowsCache], 0];
        do {
            $this->app->instance(SeenRowsCache::class, $workers[$turn++ % 3] ?? new SeenRowsCache);
        } while ($this->app->make(AdvanceImport::class)->handle($import->id, 0));

        return $import->refresh();
    }

    private function existing(ImportKind $kind): void
    {
        if ($kind === ImportKind::DbClients) {
            $this->import(implode("\n", ['First name,Last name,DOB,Mobile,Email', ...array_map($this->person(...), range(1, 60))]), [], $kind);

            return;
        }
        for ($number = 1; $number <= 60; $number++) {
            [$first, $last, $born, $mobile, $email] = explode(',', $this->person());
            $values = ['first_name' => $first, 'last_name' => $last, 'date_of_birth' => $born ?: null, 'mobile_e164' => $mobile === '' ? null : '+61'.substr($mobile, 1), 'email' => $email ?: null];
            $kind === ImportKind::Clients ? Client::factory()->createOne([...$values, 'pin' => (string) (10_000 + $number)]) : Lead::factory()->createOne($values);
        }
    }

    /** A file whose rows share PINs, mobiles, emails and names with each other and with existing records. */
    private function file(ImportKind $kind): string
    {
        $rows = ['PIN,First name,Last name,DOB,Mobile,Email,Suburb'];
        for ($number = 0; $number < self::ROWS; $number++) {
            $pin = $kind === ImportKind::Clients && mt_rand(0, 9) === 0 ? (string) (10_000 + mt_rand(1, 300)) : '';
            $rows[] = "{$pin},{$this->person()},".['Bondi', 'Coogee', ''][mt_rand(0, 2)];
        }

        return implode("\n", $rows)."\n";
    }

    private function person(): string
    {
        $pick = static fn (string ...$of): string => $of[mt_rand(0, count($of) - 1)];

        return implode(',', [
            $pick('Ann', 'Annie', 'Bob', 'Robert', 'Cy', 'Dee', 'Eve', ''), $pick('Lee', 'Ray', 'Orr', 'Ek', 'Wong', 'Leee'),
            mt_rand(0, 3) === 0 ? '' : sprintf('19%d-%02d-01', mt_rand(60, 90), mt_rand(1, 12)),
            mt_rand(0, 3) === 0 ? '' : sprintf('04915%05d', mt_rand(70_000, 70_900)),
            mt_rand(0, 1) === 0 ? '' : sprintf('mail%d@mail.example', mt_rand(1, 900)),
        ]);
    }

    /** @return array<int, string> outcome by row; the check announces with `created` and `updated` what the run does */
    private function outcomes(Import $import): array
    {
        $stored = $import->rows()->get()->mapWithKeys(static fn ($row): array => [$row->row_no => $row->status->value === 'ok' ? 'updated' : $row->status->value])->all();
        $outcomes = $stored + array_fill_keys(range(2, self::ROWS + 1), 'created');
        ksort($outcomes);
        $this->assertSame(
            [$import->created_rows, $import->updated_rows, $import->skipped_rows, $import->error_rows, $import->waiting_rows],
            array_map(static fn (string $outcome): int => count(array_keys($outcomes, $outcome, true)), ['created', 'updated', 'skipped', 'error', 'waiting']),
        );

        return $outcomes;
    }
}
