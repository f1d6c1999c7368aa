<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Jobs\Deposits\ContinueBankFile;
use App\Models\AuditEvent;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\OutboxMessage;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use RuntimeException;
use Tests\Support\ImportsBankFiles;
use Tests\TestCase;

/** Files from the bank become deposits, once. */
final class BankFilesTest extends TestCase
{
    use ImportsBankFiles, RefreshDatabase;

    public function test_dry_run_reports_every_row_and_writes_nothing(): void
    {
        $this->check($this->fixture('westpac-windows.csv'))->assertOk()
            ->assertJsonPath('layout', 'westpac')
            ->assertJson([
                'rows' => 6,
                'new_rows' => 3,
                'duplicate_rows' => 0,
                'error_rows' => 3,
                'debits' => 1,
                'new_cents' => 133_175,
                'imported_before' => null,
            ])
            ->assertJsonPath('lines.0', [
                'row' => 2,
                'date' => '20/11/2026',
                'description' => 'DEPOSIT OSKO PAYMENT 1234 Zoë O’Neil 48213',
                'amount_cents' => 25_000,
                'rail' => 'osko',
                'outcome' => 'new',
                'reason' => null,
            ])
            ->assertJsonPath('lines.3.reason', 'The date is not a day such as 20/11/2026.');

        $this->assertSame(0, BankFile::query()->count() + BankLine::query()->count() + Deposit::query()->count() + OutboxMessage::query()->count() + AuditEvent::query()->count());
    }

    public function test_import_creates_pending_deposits_like_the_feed(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '48213']);

        $this->import($this->fixture('commbank.csv'))->assertRedirect('/deposits/bank-files')->assertSessionHas('success', 'commbank.csv is imported. 4 new deposits.');

        $file = BankFile::query()->sole();
        $this->assertSame([$this->officer->id, 'commbank.csv', 4, 4, 0, 0], [$file->user_id, $file->name, $file->rows, $file->created_rows, $file->duplicate_rows, $file->error_rows]);
        $this->assertSame([$client->id, null, null, null], Deposit::query()->orderBy('id')->pluck('client_id')->all());
        $this->assertSame([25_000, 108_025, 5_000, 5_000], Deposit::query()->orderBy('id')->pluck('amount_cents')->all());
        $this->assertSame(4, OutboxMessage::query()->where('topic', 'notify')->count());
        $this->assertSame([$this->officer->id, 4], [AuditEvent::query()->where('action', 'bank_file.imported')->sole()->actor_id, AuditEvent::query()->where('action', 'deposit.received')->count()]);
    }

    public function test_repeated_file_names_its_first_import_and_creates_nothing(): void
    {
        $this->import($this->fixture('commbank.csv'));
        $this->travel(1)->hours();
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());

        $this->check($this->fixture('commbank.csv'))->assertJson([
            'new_rows' => 0,
            'duplicate_rows' => 4,
            'imported_before' => ['importer' => 'Sam Reid', 'imported_at' => '2026-11-20T03:10:00.000000Z'],
        ]);
        $this->import($this->fixture('commbank.csv'))->assertSessionHas(
            'error',
            'This file was imported on 20 Nov 2026, 14:10 by Sam Reid. Nothing was imported again.',
        );
        $this->assertSame([1, 4], [BankFile::query()->count(), Deposit::query()->count()]);
    }

    public function test_an_overlapping_file_imports_only_new_rows(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,Same,+10.00\n19/11/2026,+5.00,Same,+5.00\n"));
        $later = $this->upload("20/11/2026,+5.00,Same,+15.00\n20/11/2026,+5.00,Same,+10.00\n");

        $this->check($later)->assertJson(['new_rows' => 1, 'duplicate_rows' => 1])->assertJsonPath('lines.1.reason', 'Imported before from a bank file.');
        $this->import($later)->assertSessionHas('success', 'bank.csv is imported. 1 new deposit, 1 duplicate left out.');
        $this->assertSame(3, Deposit::query()->count());
    }

    public function test_equal_payment_of_another_file_without_balances_opens_a_possible_duplicate(): void
    {
        $row = "19/11/2026,5.00,Payment from Emma Walsh 48213\n";
        $first = $this->upload($row);
        $this->import($first);
        $second = $this->upload("{$row}19/11/2026,6.00,Payment from Bob Ray 48214\n");

        $this->check($second)->assertJson(['new_rows' => 2, 'duplicate_rows' => 0, 'doubtful_rows' => 1]);
        $this->import($second)->assertSessionHas('success', 'bank.csv is imported. 2 new deposits.');
        $this->assertSame([3, 1], [Deposit::query()->count(), DuplicateCase::query()->count()]);
        $this->check($first)->assertJson(['new_rows' => 0, 'duplicate_rows' => 1]);
        $this->check($second)->assertJson(['new_rows' => 0, 'duplicate_rows' => 2]);
        // This file covers the whole day, so both payments are known.
        $this->check($this->upload("20/11/2026,1.00,Later\n{$row}{$row}18/11/2026,1.00,Earlier\n"))->assertJson(['new_rows' => 2, 'duplicate_rows' => 2]);
    }

    public function test_long_file_is_imported_in_the_background_with_progress(): void
    {
        Storage::fake('local');
        $upload = $this->upload(implode('', array_map(static fn (int $n): string => "20/11/2026,+{$n}.00,Payment {$n},+5.00\n", range(1, 501))));

        $this->import($upload)->assertSessionHas('success', 'bank.csv is being imported in the background. You can leave this page.');

        $file = BankFile::query()->sole();
        $this->assertSame([100, true], [Deposit::query()->count(), Storage::disk('local')->exists("bank-files/{$file->id}.csv")]);
        $this->get('/deposits/bank-files')->assertInertia(fn ($page) => $page->where('files.0.processed_rows', 100)->where('files.0.rows', 501)->where('files.0.is_working', true));
        Queue::assertPushed(ContinueBankFile::class, 1);

        $this->app->call([new ContinueBankFile($file->id), 'handle']);
        $this->app->call([new ContinueBankFile($file->id), 'handle']);

        $this->assertSame([501, true, $this->officer->id], [Deposit::query()->count(), $file->refresh()->isComplete(), $file->user_id]);
        $this->assertSame([], Storage::disk('local')->allFiles('bank-files'));
        $this->get('/deposits/bank-files')->assertInertia(fn ($page) => $page->where('files.0.is_complete', true)->where('files.0.is_working', false));
    }

    public function test_interrupted_import_continues(): void
    {
        $file = fn (): UploadedFile => $this->upload(implode('', array_map(static fn (int $n): string => "20/11/2026,+{$n}.00,Payment {$n},+5.00\n", range(1, 250))));
        $this->feed('F-1', 'Payment 1', 100, '2026-11-20T03:00:00Z');
        [$made, $most] = [0, 120];
        Deposit::creating(static function () use (&$made, &$most): void {
            throw_if(++$made > $most, new RuntimeException('The machine went away.'));
        });
        $this->import($file())->assertStatus(500);
        $most = PHP_INT_MAX;

        $cutOff = BankFile::query()->sole();
        $this->assertSame([250, 99, 1, false], [$cutOff->rows, $cutOff->created_rows, $cutOff->duplicate_rows, $cutOff->isComplete()]);
        $this->assertSame(100, Deposit::query()->count());

        $this->import($file())->assertSessionHas('success', 'bank.csv is imported. 249 new deposits, 1 duplicate left out.');
        $this->assertSame([250, 1], [Deposit::query()->count(), BankFile::query()->count()]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'bank_file.imported')->count());
    }

    public function test_long_file_is_imported_in_several_requests(): void
    {
        $upload = $this->upload(implode('', array_map(static fn (int $n): string => "20/11/2026,+{$n}.00,Payment {$n},+5.00\n", range(1, 250))));
        $content = app(BankFileReader::class)->read($upload->getPathname());
        $import = app(ImportBankFile::class);

        $rows = [];
        do {
            $file = $import->handle($content, 'long.csv', $this->officer, seconds: 0);
            $rows[] = $file->created_rows;
        } while (! $file->isComplete());

        $this->assertSame([100, 200, 250], $rows);
        $this->assertSame([250, 1], [Deposit::query()->count(), BankFile::query()->count()]);
    }

    public function test_the_imported_file_is_the_checked_file(): void
    {
        $this->post('/deposits/bank-files', ['file' => $this->fixture('commbank.csv'), 'sha256' => str_repeat('0', 64)])
            ->assertSessionHasErrors(['file' => 'The file has changed since it was checked. Check it again.']);
        $this->post('/deposits/bank-files', ['file' => $this->fixture('commbank.csv')])->assertSessionHasErrors('sha256');
        $this->assertSame(0, Deposit::query()->count() + BankFile::query()->count());
    }

    public function test_an_unsupported_file_is_refused_with_a_message(): void
    {
        $this->check($this->upload("name,phone\nEmma,1\n"))
            ->assertUnprocessable()
            ->assertJsonPath(
                'errors.file.0',
                fn (string $reason): bool => str_starts_with($reason, 'This bank file is not supported.'),
            );
        $this->postJson('/deposits/bank-files/check', [])
            ->assertUnprocessable()
            ->assertJsonPath('errors.file.0', 'Choose a CSV file from the bank.');
        $this->postJson('/deposits/bank-files/check', ['file' => 'C:\\statement.csv'])->assertUnprocessable();
        $this->check(UploadedFile::fake()->create('large.csv', 16_385))->assertUnprocessable()->assertJsonPath('errors.file.0', 'The file is larger than 16 MB. Export a shorter period.');
    }

    public function test_long_files_are_counted_whole_and_shown_in_part(): void
    {
        $rows = implode('', array_map(static fn (int $n): string => "20/11/2026,+1.00,Payment {$n},+5.00\n", range(1, 600)));

        $answer = $this->check($this->upload($rows."20/11/2026,none,Last,\n"))->assertJson(['rows' => 601, 'new_rows' => 600, 'error_rows' => 1]);

        $this->assertCount(201, $answer->json('lines'));
        $this->assertSame([601, 'error'], [$answer->json('lines.200.row'), $answer->json('lines.200.outcome')]);
    }

    public function test_the_page_shows_imported_files(): void
    {
        $this->import($this->fixture('commbank.csv'));

        $this->get('/deposits/bank-files')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page
            ->component('Deposits/BankFiles')
            ->where('can_import', true)
            ->where('has_more', false)
            ->where('files.0.name', 'commbank.csv')
            ->where('files.0.layout', 'commbank')
            ->where('files.0.importer', 'Sam Reid')
            ->where('files.0.created_rows', 4)
            ->where('files.0.is_complete', true)
            ->etc());
    }
}
