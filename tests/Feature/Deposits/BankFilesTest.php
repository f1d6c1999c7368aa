<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Actions\Intake\ReceiveBankLine;
use App\Actions\Intake\ReceivedBankLine;
use App\Enums\Ability;
use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Models\AuditEvent;
use App\Models\BankFile;
use App\Models\BankLine;
use App\Models\Client;
use App\Models\Deposit;
use App\Models\Impersonation;
use App\Models\OutboxMessage;
use App\Models\User;
use App\Services\BankFiles\BankFileReader;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Intake\NewBankLine;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Queue;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

final class BankFilesTest extends TestCase
{
    use RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();

        Queue::fake();
        $this->travelTo('2026-11-20 03:10:00');
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Sam', 'last_name' => 'Reid']);
        $this->actingAs($this->officer);
    }

    public function test_a_dry_run_tells_every_row_and_writes_nothing(): void
    {
        $this->check($this->fixture('westpac-windows.csv'))->assertOk()
            ->assertJsonPath('layout', 'westpac')
            ->assertJson(['rows' => 6, 'new_rows' => 3, 'duplicate_rows' => 0, 'error_rows' => 3, 'debits' => 1, 'new_cents' => 133_175, 'imported_before' => null])
            ->assertJsonPath('lines.0', ['row' => 2, 'date' => '20/11/2026', 'description' => 'DEPOSIT OSKO PAYMENT 1234 Zoë O’Neil 48213', 'amount_cents' => 25_000, 'rail' => 'osko', 'outcome' => 'new', 'reason' => null])
            ->assertJsonPath('lines.3.reason', 'The date is not a day such as 20/11/2026.');

        $this->assertSame(0, BankFile::query()->count() + BankLine::query()->count() + Deposit::query()->count() + OutboxMessage::query()->count() + AuditEvent::query()->count());
    }

    public function test_an_import_makes_pending_deposits_as_the_feed_would(): void
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

    public function test_the_same_file_again_says_when_and_by_whom_and_makes_nothing(): void
    {
        $this->import($this->fixture('commbank.csv'));
        $this->travel(1)->hours();
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());

        $this->check($this->fixture('commbank.csv'))->assertJson(['new_rows' => 0, 'duplicate_rows' => 4, 'imported_before' => ['importer' => 'Sam Reid', 'imported_at' => '2026-11-20T03:10:00.000000Z']]);
        $this->import($this->fixture('commbank.csv'))->assertSessionHas('error', 'This file was imported on 20 Nov 2026, 14:10 by Sam Reid. Nothing was imported again.');
        $this->assertSame([1, 4], [BankFile::query()->count(), Deposit::query()->count()]);
    }

    public function test_a_file_that_overlaps_brings_only_what_is_new(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,Same,+10.00\n19/11/2026,+5.00,Same,+5.00\n"));
        $later = $this->upload("20/11/2026,+5.00,Same,+15.00\n20/11/2026,+5.00,Same,+10.00\n");

        $this->check($later)->assertJson(['new_rows' => 1, 'duplicate_rows' => 1])->assertJsonPath('lines.1.reason', 'Imported before from a bank file.');
        $this->import($later)->assertSessionHas('success', 'bank.csv is imported. 1 new deposit, 1 duplicate left out.');
        $this->assertSame(3, Deposit::query()->count());
    }

    public function test_lines_that_the_feed_brought_are_left_out_one_for_one(): void
    {
        // Late in the evening of the twentieth in Melbourne, still the twentieth there.
        $this->feed('F-1', 'Payment from  EMMA Walsh 48213', 5_000, '2026-11-20T12:59:00Z');
        $this->feed('F-2', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T13:01:00Z');
        $this->feed('F-3', 'Payment from Emma Walsh 48213', 5_001, '2026-11-20T03:00:00Z');
        $this->travelTo('2026-11-21 03:10:00');
        $rows = $this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+100.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+50.00\n");

        $this->check($rows)->assertJson(['new_rows' => 1, 'duplicate_rows' => 1])
            ->assertJsonPath('lines.0.reason', 'Already received from the bank’s feed: same day, amount and description.')
            ->assertJsonPath('lines.1.outcome', 'new');
        $this->import($rows);
        $this->assertSame(4, Deposit::query()->count());

        // The next day's file holds both rows again, in another order, and a third payment.
        $this->check($this->upload("20/11/2026,+50.00,Payment from Emma Walsh 48213,+50.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+100.00\n20/11/2026,+50.00,Payment from Emma Walsh 48213,+150.00\n"))
            ->assertJson(['new_rows' => 1, 'duplicate_rows' => 2]);
    }

    public function test_a_payment_that_the_feed_tells_of_after_a_file_stays_one_deposit(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,PAYID Same,+10.00\n20/11/2026,+5.00,PAYID Same,+5.00\n"));
        $receive = $this->app->make(ReceiveBankLine::class);
        $tell = static fn (string $reference): ReceivedBankLine => $receive->handle(new NewBankLine(
            PaymentRail::Payid, $reference, "E2E-{$reference}", 'PayID  same', 500, CarbonImmutable::parse('2026-11-20T02:14:00Z'),
        ));

        $first = $tell('FEED-1');
        $this->assertSame([false, 'FEED-1', 'E2E-FEED-1', '2026-11-20T02:14:00+00:00'], [$first->isNew, $first->line->bank_reference, $first->line->end_to_end_id, $first->line->value_at->toIso8601String()]);
        $this->assertTrue($first->deposit->is($tell('FEED-1')->deposit), 'Told of again, it takes no second line over.');
        $this->assertFalse($tell('FEED-2')->deposit->is($first->deposit));
        $this->assertSame(2, Deposit::query()->count());

        // A third payment of the same kind is one that no file knew of; and the file knows its own two again.
        $this->assertTrue($tell('FEED-3')->isNew);
        $this->import($this->upload("20/11/2026,+5.00,PAYID Same,+10.00\n20/11/2026,+5.00,PAYID Same,+5.00\n20/11/2026,+5.00,PAYID Same,+15.00\n"));
        $this->assertSame([3, 3], [Deposit::query()->count(), OutboxMessage::query()->where('topic', 'notify')->count()]);
        $this->assertSame(2, AuditEvent::query()->where('action', 'deposit.confirmed_by_feed')->count());
    }

    public function test_a_row_that_the_feed_takes_over_in_the_middle_of_an_import_stands_for_itself_alone(): void
    {
        // The first and the last row are two equal payments, in two steps of the import.
        $rows = array_map(static fn (int $n): string => '20/11/2026,+50.00,'.($n % 100 === 1 ? 'Payment from Emma Walsh 48213' : "Payment {$n}").",+{$n}.00\n", range(1, 101));
        $upload = $this->upload(implode('', $rows));
        $content = app(BankFileReader::class)->read($upload->getPathname());
        BankFile::saved(fn (BankFile $file) => $file->processed() === 100 && $this->feed('F-1', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T02:00:00Z'));

        $file = app(ImportBankFile::class)->handle($content, 'bank.csv', $this->officer);
        BankFile::flushEventListeners();

        $this->assertSame([101, 101, 0], [Deposit::query()->count(), $file->created_rows, $file->duplicate_rows]);
        $this->feed('F-2', 'Payment from Emma Walsh 48213', 5_000, '2026-11-20T02:01:00Z');
        $this->assertSame([101, 2], [Deposit::query()->count(), BankLine::query()->whereIn('bank_reference', ['F-1', 'F-2'])->count()]);
    }

    public function test_a_row_whose_balance_the_bank_has_changed_is_the_line_of_the_feed_that_took_it_over(): void
    {
        $this->import($this->upload("20/11/2026,+5.00,Same,+10.00\n20/11/2026,+5.00,Same,+5.00\n"));
        $this->feed('F-1', 'Same', 500, '2026-11-20T02:00:00Z');
        $this->feed('F-2', 'Same', 500, '2026-11-20T02:01:00Z');

        $this->check($this->upload("20/11/2026,+5.00,Same,+12.00\n20/11/2026,+5.00,Same,+5.00\n20/11/2026,+5.00,Same,+20.00\n"))
            ->assertJson(['new_rows' => 1, 'duplicate_rows' => 2])->assertJsonPath('lines.2.outcome', 'new');
    }

    public function test_an_import_that_was_cut_off_goes_on_where_it_ended(): void
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

    public function test_a_file_that_takes_too_long_for_one_request_is_given_back_to_go_on(): void
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

    public function test_what_is_imported_is_what_was_checked(): void
    {
        $this->post('/deposits/bank-files', ['file' => $this->fixture('commbank.csv'), 'sha256' => str_repeat('0', 64)])
            ->assertSessionHasErrors(['file' => 'The file has changed since it was checked. Check it again.']);
        $this->post('/deposits/bank-files', ['file' => $this->fixture('commbank.csv')])->assertSessionHasErrors('sha256');
        $this->assertSame(0, Deposit::query()->count() + BankFile::query()->count());
    }

    public function test_what_is_no_bank_file_is_refused_in_words(): void
    {
        $this->check($this->upload("name,phone\nEmma,1\n"))->assertUnprocessable()->assertJsonPath('errors.file.0', fn (string $reason): bool => str_starts_with($reason, 'This is not a bank file that we know.'));
        $this->postJson('/deposits/bank-files/check', [])->assertUnprocessable()->assertJsonPath('errors.file.0', 'Choose a CSV file from the bank.');
        $this->postJson('/deposits/bank-files/check', ['file' => 'C:\\statement.csv'])->assertUnprocessable();
        $this->check(UploadedFile::fake()->create('large.csv', 2_049))->assertUnprocessable()->assertJsonPath('errors.file.0', 'The file is larger than 2 MB. Export a shorter period.');
    }

    public function test_long_files_are_counted_whole_and_shown_in_part(): void
    {
        $rows = implode('', array_map(static fn (int $n): string => "20/11/2026,+1.00,Payment {$n},+5.00\n", range(1, 600)));

        $answer = $this->check($this->upload($rows."20/11/2026,none,Last,\n"))->assertJson(['rows' => 601, 'new_rows' => 600, 'error_rows' => 1]);

        $this->assertCount(201, $answer->json('lines'));
        $this->assertSame([601, 'error'], [$answer->json('lines.200.row'), $answer->json('lines.200.outcome')]);
    }

    public function test_the_page_shows_what_was_imported(): void
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

    public function test_without_the_ability_there_is_nothing(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions)->createOne());

        $this->get('/deposits/bank-files')->assertForbidden();
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }

    #[TestWith([StaffRole::AccountManager])]
    #[TestWith([StaffRole::RiskAnalyst])]
    public function test_whoever_only_looks_at_deposits_brings_no_money_in(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne());

        $this->get('/deposits/bank-files')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->where('can_import', false)->etc());
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }

    public function test_nobody_imports_in_anothers_name(): void
    {
        $impersonation = Impersonation::create(['actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id, 'target_id' => $this->officer->id, 'reason' => 'Support', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->get('/deposits/bank-files')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->where('can_import', false)->etc());
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }

    /** @return TestResponse<Response> */
    private function check(UploadedFile $file): TestResponse
    {
        return $this->post('/deposits/bank-files/check', ['file' => $file], ['Accept' => 'application/json']);
    }

    /** @return TestResponse<Response> */
    private function import(UploadedFile $file): TestResponse
    {
        return $this->post('/deposits/bank-files', ['file' => $file, 'sha256' => hash_file('sha256', $file->getPathname())]);
    }

    private function fixture(string $name): UploadedFile
    {
        return UploadedFile::fake()->createWithContent($name, (string) file_get_contents(base_path("tests/Support/Fixtures/bank-files/{$name}")));
    }

    private function upload(string $text): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('bank.csv', $text);
    }

    private function feed(string $reference, string $description, int $cents, string $at): void
    {
        app(ReceiveBankLine::class)->handle(new NewBankLine(PaymentRail::Osko, $reference, null, $description, $cents, CarbonImmutable::parse($at)));
    }
}
