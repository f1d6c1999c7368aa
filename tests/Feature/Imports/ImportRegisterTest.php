<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\AdvanceImport;
use App\Actions\Rsg\RunBetstopCheck;
use App\Domain\Imports\SeenRowsCache;
use App\Domain\Protection\SuppressionList;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportRowStatus;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Models\BarredEntry;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\ExclusionReview;
use App\Queries\Imports\ImportRowsQuery;
use Illuminate\Database\Events\TransactionRolledBack;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Event;
use Illuminate\Testing\TestResponse;
use Tests\Support\SpyBetstopRegister;

/** The BetStop register is asked about each client that an import creates. */
final class ImportRegisterTest extends ImportTestCase
{
    private const THREE = "First name,Last name,DOB,Mobile\nAnn,Lee,1/2/1980,0491570156\nRia,Registered,2/2/1980,0491570157\nUma,Unavailable,3/2/1980,0491570158\n";

    private SpyBetstopRegister $register;

    protected function setUp(): void
    {
        parent::setUp();
        $this->app->instance(BetstopRegister::class, $this->register = new SpyBetstopRegister);
    }

    public function test_answer_decides_whether_the_account_opens(): void
    {
        $import = $this->import(self::THREE);

        $this->assertSame([2, 1, 1], [$import->created_rows, $import->error_rows, $import->excluded_rows]);
        $this->assertSame([
            3 => ["Ria Registered is on the BetStop register. This person can't be imported."],
            4 => ['The BetStop register didn’t answer, so this client is Pending until the New Account check.'],
        ], $this->messages($import));
        [$ann, $uma] = [Client::query()->where('first_name', 'Ann')->sole(), Client::query()->where('first_name', 'Uma')->sole()];
        $this->assertSame([ClientStatus::Active, BetstopState::Clear, true], [$ann->status, $ann->betstop_state, $ann->new_account_checked_at !== null]);
        $this->assertSame([ClientStatus::Pending, BetstopState::Unchecked, null], [$uma->status, $uma->betstop_state, $uma->new_account_checked_at]);
        $this->assertSame(2, Client::query()->count());
    }

    public function test_client_who_may_be_excluded_waits_for_a_colleague(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-02', 'mobile_e164' => null, 'email' => null]);

        $import = $this->import(self::THREE);

        $ann = Client::query()->where('first_name', 'Ann')->sole();
        $this->assertSame([ClientStatus::Pending, null, BetstopState::Clear], [$ann->status, $ann->new_account_checked_at, $ann->betstop_state]);
        $this->assertSame(['This client may be an excluded person, so they are Pending until a colleague decides under RSG, Possible matches.'], $this->messages($import)[2]);
        $this->assertSame($ann->id, ExclusionReview::query()->sole()->person_id);
    }

    public function test_each_answer_is_kept_as_evidence(): void
    {
        $this->import(self::THREE);

        $checks = BetstopCheck::query()->get()->keyBy(static fn (BetstopCheck $check): string => $check->result->value);
        $this->assertEqualsCanonicalizing(['clear', 'registered', 'error'], $checks->keys()->all());
        $ann = Client::query()->where('first_name', 'Ann')->sole();
        $clear = $checks['clear'];
        $this->assertSame(['client', $ann->id, $this->importer->id, BetstopCheckPurpose::Onboarding, BetstopPerson::of($ann)->fingerprint()],
            [$clear->person_type, (int) $clear->person_id, $clear->user_id, $clear->purpose, $clear->request_hash]);
        $this->assertTrue($clear->valid_until?->isFuture() ?? false);
        $this->assertSame([null, $this->importer->id], [$checks['registered']->person_id, $checks['registered']->user_id]);
        $this->assertSame(['+61491570157'], array_keys($this->app->make(SuppressionList::class)->reasons(['+61491570156', '+61491570157'])));
    }

    public function test_register_is_asked_once_for_each_batch_outside_transactions(): void
    {
        config()->set('paddock.betstop.batch_size', 2);
        $level = DB::transactionLevel();

        $this->import(self::THREE);

        $this->assertSame([['Ann', 'Ria'], ['Uma']], $this->register->calls);
        $this->assertSame([$level, $level], $this->register->transactions);
    }

    public function test_rows_are_written_without_a_rollback(): void
    {
        $rollbacks = 0;
        Event::listen(function (TransactionRolledBack $event) use (&$rollbacks): void {
            $rollbacks++;
        });

        $import = $this->import(self::THREE);

        $this->assertSame([2, 0], [$import->created_rows, $rollbacks]);
    }

    public function test_register_is_asked_about_a_client_that_the_check_did_not_announce(): void
    {
        $ann = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570156', 'email' => null]);
        $import = $this->check($this->upload(self::THREE));
        $this->assertSame([2, 1], [$import->created_rows, $import->skipped_rows]);
        $ann->delete();

        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionMissing('error');
        $import = $this->work($import);

        $this->assertSame([['Ria', 'Uma'], ['Ann']], $this->register->calls);
        $this->assertSame([DB::transactionLevel(), DB::transactionLevel()], $this->register->transactions);
        $this->assertSame([2, BetstopState::Clear], [$import->created_rows, Client::query()->where('first_name', 'Ann')->sole()->betstop_state]);
    }

    public function test_answers_of_a_slow_register_are_written_before_it_is_asked_again(): void
    {
        config()->set('paddock.betstop.batch_size', 1);
        $clients = [];
        $this->register->onCall = function () use (&$clients): void {
            $clients[] = Client::query()->count();
            $this->travel(6)->seconds();
        };

        $this->import(self::THREE);

        $this->assertSame([[0, 1, 1], 2], [$clients, Client::query()->count()]);
    }

    public function test_workers_with_batches_of_different_length_import_no_row_twice(): void
    {
        config()->set('paddock.betstop.batch_size', 1);
        $import = $this->check($this->upload("First name,Last name,DOB\nAnn,Lee,1/2/1980\nBo,Ek,2/2/1980\nCy,Ray,3/2/1980\nBo,Ek,2/2/1980\n"));
        $cache = $this->app->make(SeenRowsCache::class);
        // The other worker writes one row while this one asks about its second and its third.
        $this->register->onCall = function () use ($import, $cache): void {
            $this->travel($this->app->make(SeenRowsCache::class) === $cache ? 3 : 6)->seconds();
            if (in_array(count($this->register->calls), [2, 4], true)) {
                $this->app->instance(SeenRowsCache::class, new SeenRowsCache);
                $this->app->make(AdvanceImport::class)->handle($import->id, 0);
                $this->app->instance(SeenRowsCache::class, $cache);
            }
        };
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionMissing('error');

        $import = $this->work($import);

        $this->assertSame(['Ann', 'Bo', 'Cy'], Client::query()->orderBy('first_name')->pluck('first_name')->all());
        $this->assertSame([3, 1], [$import->created_rows, $import->skipped_rows]);
    }

    public function test_register_is_asked_only_about_clients_that_open(): void
    {
        Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'mobile_e164' => '+61491570156', 'email' => null]);
        $file = "First name,Last name,DOB,Mobile,Email,Status\nAnn,Lee,1/2/1980,0491570156,new@mail.example,\nBo,Ek,2/2/1980,0491570157,,Closed\n";

        $this->check($this->upload(self::THREE));
        $this->import(self::THREE, [], ImportKind::Leads);
        $import = $this->import($file, ['mode' => 'upsert']);

        $this->assertSame([1, 1], [$import->updated_rows, $import->created_rows]);
        $this->assertSame([], $this->register->calls);
        $this->assertSame(
            [ClientStatus::Closed, BetstopState::Unchecked],
            [
                Client::query()->where('last_name', 'Ek')->sole()->status,
                Client::query()->where('last_name', 'Ek')->sole()->betstop_state,
            ],
        );
    }

    public function test_status_in_the_file_opens_no_account_without_an_answer(): void
    {
        $this->import("First name,Last name,DOB,Status\nUma,Unavailable,3/2/1980,Dormant\n");

        $this->assertSame(ClientStatus::Pending, Client::query()->sole()->status);
    }

    public function test_corrected_row_asks_the_register(): void
    {
        $import = $this->import("First name,Last name,DOB\nAnn,Lee,31/2/1980\nRia,Registered,31/2/1980\n");
        $this->assertSame([], $this->register->calls);
        $correct = fn (int $row): TestResponse => $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/rows/{$row}", ['date_of_birth' => '28/2/1980']);

        $correct(2)->assertSessionHas('success');
        $correct(3)->assertSessionHasErrors(['row' => "Ria Registered is on the BetStop register. This person can't be imported."]);

        $this->assertSame([BetstopState::Clear], Client::query()->get()->map(static fn (Client $client): BetstopState => $client->betstop_state)->all());
        $this->assertSame([['Ann'], ['Ria']], $this->register->calls);
        // The refused row is rolled back, its evidence is not.
        $this->assertSame(1, BetstopCheck::query()->where('result', BetstopCheckResult::Registered)->count());
    }

    public function test_decided_row_asks_the_register(): void
    {
        Client::factory()->createOne(['first_name' => 'Zoe', 'last_name' => 'Ng', 'mobile_e164' => '+61491570156', 'email' => null]);
        $import = $this->import("First name,Last name,DOB,Mobile\nRia,Registered,2/2/1980,0491570156\n");
        $this->assertSame(ImportRowStatus::Waiting, $import->rows()->sole()->status);

        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/rows/2/decision", ['decision' => 'create'])
            ->assertSessionHas('error', "Ria Registered is on the BetStop register. This person can't be imported.");

        $this->assertSame([1, [['Ria']]], [Client::query()->count(), $this->register->calls]);
        $this->assertSame(ImportRowStatus::Waiting, $import->rows()->sole()->status);
    }

    public function test_undo_deletes_clients_whose_answers_were_clear(): void
    {
        $import = $this->undo($this->import(self::THREE));

        $this->assertSame([2, 0, 0], [$import->undone_rows, $import->kept_rows, Client::query()->count()]);
        $this->assertSame(3, BetstopCheck::query()->count());
    }

    public function test_nightly_check_of_the_register_does_not_count_as_work_of_staff(): void
    {
        $client = Client::factory()->createOne(['pin' => '40218', 'first_name' => 'Bo', 'last_name' => 'Ek', 'email' => 'bo@mail.example']);
        $import = $this->import("PIN,First name,Last name,DOB,Email\n,Ann,Lee,1/2/1980,\n40218,Bo,Ek,,new@mail.example\n", ['mode' => 'upsert']);
        $this->assertSame([1, 1], [$import->created_rows, $import->updated_rows]);

        foreach (Client::query()->get() as $one) {
            $this->checkAtNight($one, BetstopCheckResult::Clear);
        }

        $this->assertNull($this->app->make(ImportRowsQuery::class)->undoWarning($import, $this->importer));
        $import = $this->undo($import);
        $this->assertSame([2, 0, 'bo@mail.example'], [$import->undone_rows, $import->kept_rows, $client->refresh()->email]);
    }

    public function test_undo_keeps_a_client_whom_the_nightly_check_found_registered(): void
    {
        $import = $this->import("First name,Last name,DOB\nAnn,Lee,1/2/1980\n");
        $this->checkAtNight(Client::query()->sole(), BetstopCheckResult::Registered);

        $import = $this->undo($import);

        $this->assertSame([0, 1], [$import->undone_rows, $import->kept_rows]);
    }

    private function checkAtNight(Client $client, BetstopCheckResult $result): void
    {
        $this->app->make(RunBetstopCheck::class)->record($client, BetstopPerson::of($client), new BetstopAnswer($result, null, []), BetstopCheckPurpose::Periodic);
    }
}
