<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\AdvanceImport;
use App\Domain\Imports\ImportFile;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\ImportStatus;
use App\Infrastructure\Betstop\BetstopRegister;
use App\Infrastructure\Files\LocalFile;
use App\Models\BetstopCheck;
use App\Models\Client;
use App\Models\Company;
use App\Models\Import;
use App\Models\User;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\Support\SpyBetstopRegister;
use Tests\TestCase;

/** An import of clients, killed at every step and continued. */
final class KilledImportTest extends TestCase
{
    use SharedDatabase;

    public function test_import_killed_at_any_step_opens_no_account_without_an_answer(): void
    {
        Storage::fake('local');
        Queue::fake();
        config()->set('paddock.betstop.batch_size', 2);
        $this->app->instance(BetstopRegister::class, new SpyBetstopRegister);
        $import = self::running("Ann,Lee,1980-02-01\nRia,Registered,1980-02-02\nUma,Unavailable,1980-02-03\n", 3);

        $deaths = Mortal::dieAtEveryStep(static fn () => app(AdvanceImport::class)->handle($import->id, 60), function (): void {
            foreach (Client::query()->get() as $client) {
                $result = BetstopCheck::query()->where('person_type', 'client')->where('person_id', $client->id)->sole()->result;
                $this->assertSame($result === BetstopCheckResult::Clear ? ClientStatus::Active : ClientStatus::Pending, $client->status);
            }
        });

        $this->assertGreaterThan(10, $deaths);
        $import->refresh();
        $this->assertSame(
            [ImportStatus::Done, 3, 2, 1],
            [$import->status, $import->processed_rows, $import->created_rows, $import->excluded_rows],
        );
        $this->assertSame(
            ['Ann' => BetstopState::Clear, 'Uma' => BetstopState::Unchecked],
            Client::query()
                ->orderBy('id')
                ->get()
                ->mapWithKeys(static fn (Client $client): array => [$client->first_name => $client->betstop_state])
                ->all(),
        );
        $this->assertGreaterThan(0, BetstopCheck::query()->where('result', BetstopCheckResult::Registered)->count());
    }

    private static function running(string $rows, int $count): Import
    {
        $company = Company::query()->create(['name' => 'Genweb', 'slug' => 'genweb', 'color' => 'blue']);
        $import = Import::factory()->createOne([
            'kind' => ImportKind::Clients, 'header' => ['First name', 'Last name', 'DOB'], 'mapping' => ['first_name' => 0, 'last_name' => 1, 'date_of_birth' => 2],
            'defaults' => ['company_id' => (string) $company->id], 'mode' => ImportMode::Create, 'status' => ImportStatus::Running, 'delimiter' => ',', 'encoding' => 'utf-8',
            'total_rows' => $count, 'read_offset' => 0, 'options' => ['data_offset' => 0], 'user_id' => User::factory()->createOne()->id,
        ]);
        $file = LocalFile::holding($rows);
        $import->update(['rows_file' => (new ImportFile($import))->putRows($file->path)]);

        return $import;
    }
}
