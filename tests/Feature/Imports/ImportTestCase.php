<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\AdvanceImport;
use App\Actions\Imports\BeginImport;
use App\Actions\Imports\ReadImportFile;
use App\Domain\Imports\ImportFile;
use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Infrastructure\Files\LocalFile;
use App\Models\Company;
use App\Models\Import;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Storage;
use Tests\TestCase;

/** Imports of files; the tests run the queue themselves. */
abstract class ImportTestCase extends TestCase
{
    use RefreshDatabase;

    protected User $importer;

    protected Company $company;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake('local');
        Queue::fake();
        $this->importer = User::factory()->withAbilities(Ability::ViewClients, Ability::RiskCheckClients, Ability::ViewSmsPanel, Ability::ViewDbClients)->createOne();
        $this->company = Company::query()->create(['name' => 'Genweb', 'slug' => 'genweb', 'color' => 'blue']);
    }

    /** An uploaded file with its columns guessed. */
    protected function upload(string $text, ImportKind $kind = ImportKind::Clients, ?User $importer = null): Import
    {
        $import = $this->app->make(BeginImport::class)->handle($kind, 'people.csv', 'csv', strlen($text), $importer ?? $this->importer);
        $part = LocalFile::holding($text);
        $file = new ImportFile($import);
        $file->putPart(1, $part->path);
        $file->join(1, strlen($text));

        return $this->app->make(ReadImportFile::class)->handle($import);
    }

    /** @param  array<string, mixed>  $settings  beside the guessed columns */
    protected function check(Import $import, array $settings = []): Import
    {
        $this->actingAs($this->importer)->put("/clients/imports/{$import->id}/check", $this->settings($import, $settings))
            ->assertSessionHasNoErrors()->assertRedirect("/clients/imports/{$import->id}");

        return $this->work($import);
    }

    /**
     * @param  array<string, mixed>  $settings
     * @return array<string, mixed>
     */
    protected function settings(Import $import, array $settings = []): array
    {
        $columns = array_combine(array_map(static fn (string $field): string => "column_{$field}", array_keys($import->mapping)), $import->mapping);

        return ['mode' => 'create', ...$columns, ...($import->kind === ImportKind::Clients ? ['default_company_id' => (string) $this->company->id] : []), ...$settings];
    }

    /** @param  array<string, mixed>  $settings */
    protected function import(string $text, array $settings = [], ImportKind $kind = ImportKind::Clients): Import
    {
        $import = $this->check($this->upload($text, $kind), $settings);
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/run")->assertSessionMissing('error');

        return $this->work($import);
    }

    protected function undo(Import $import): Import
    {
        $this->actingAs($this->importer)->post("/clients/imports/{$import->id}/undo")->assertSessionMissing('error');

        return $this->work($import);
    }

    /** Runs the import as the queue does. */
    protected function work(Import $import): Import
    {
        while ($this->app->make(AdvanceImport::class)->handle($import->id, 60)) {
            continue;
        }

        return $import->refresh();
    }

    /** @return array<int, list<string>> */
    protected function messages(Import $import): array
    {
        return $import->rows()->orderBy('row_no')->whereNotNull('errors')->get()
            ->mapWithKeys(static fn ($row): array => [$row->row_no => array_values($row->errors ?? [])])->all();
    }
}
