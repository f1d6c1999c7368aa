<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Imports\AdvanceImport;
use App\Actions\Imports\BeginImport;
use App\Actions\Imports\CheckImport;
use App\Actions\Imports\ReadImportFile;
use App\Actions\Imports\RunImport;
use App\Actions\Imports\UndoImport;
use App\Domain\Imports\ImportFile;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Enums\StaffRole;
use App\Infrastructure\Files\LocalFile;
use App\Models\Client;
use App\Models\Company;
use App\Models\Import;
use App\Models\User;

/** Three imports by the same actions as the pages: one with errors, one of DB clients, one undone. */
final readonly class ImportSeeder
{
    public function __construct(
        private BeginImport $begin,
        private ReadImportFile $read,
        private CheckImport $check,
        private RunImport $run,
        private UndoImport $undo,
        private AdvanceImport $advance,
    ) {}

    public function run(): void
    {
        $importer = User::query()->whereRelation('role', 'name', StaffRole::SeniorAccountManager->value)->orderBy('id')->firstOrFail();
        $company = (string) Company::query()->orderBy('id')->firstOrFail()->id;

        $this->import(ImportKind::DbClients, 'Home show visitors.csv', $this->dbClients(), $importer, ['source' => 'Home show', 'consent_basis' => 'express']);
        $this->undo->handle($this->import(ImportKind::Leads, 'Cup week web enquiries.csv', $this->leads(), $importer, ['source' => 'Web form']), $importer);
        $this->work(Import::query()->latest('id')->firstOrFail());
        $this->import(ImportKind::Clients, 'Clients of the old system.csv', $this->clients(), $importer, ['company_id' => $company], ImportMode::Upsert);
    }

    /** @param  array<string, string>  $defaults */
    private function import(ImportKind $kind, string $name, string $text, User $importer, array $defaults, ImportMode $mode = ImportMode::Create): Import
    {
        $import = $this->begin->handle($kind, $name, 'csv', strlen($text), $importer);
        $original = LocalFile::holding($text);
        (new ImportFile($import))->putOriginal($original->path);
        $import = $this->read->handle($import);
        /** @var array<string, int> $mapping */
        $mapping = $import->mapping;
        $this->check->handle($import, $mode, $mapping, $defaults);
        $this->work($import);
        $this->run->handle($import);

        return $this->work($import);
    }

    /** Runs the import as the queue does. */
    private function work(Import $import): Import
    {
        while ($this->advance->handle($import->id, 30)) {
            continue;
        }

        return $import->refresh();
    }

    private function clients(): string
    {
        $known = Client::query()->whereNotNull('mobile_e164')->orderBy('id')->firstOrFail();

        return "PIN,First name,Last name,Date of birth,Mobile,Email,Suburb,State,Postcode\n"
            ."{$known->pin},{$known->first_name},{$known->last_name},,,,Fitzroy North,VIC,3068\n".$this->people('old-system', 24)
            .",Priya,Raman,31/02/1984,0491 578 888,priya@oldsystem.example,Carlton,VIC,3053\n"
            .",Liam,Costa,4/7/1990,03 9123,liam@oldsystem.example,Newtown,NSW,2042\n"
            .",Grace,Okoro,12 May 1988,0491 578 957,grace at mail,Newtown,NSW,3000\n"
            .",,Petrov,2/2/1979,,,,,\n";
    }

    private function leads(): string
    {
        return "PIN,First name,Last name,Date of birth,Mobile,Email,Suburb,State,Postcode\n".$this->people('cup-week', 12);
    }

    private function dbClients(): string
    {
        return "PIN,First name,Last name,Date of birth,Mobile,Email,Suburb,State,Postcode\n".$this->people('home-show', 30);
    }

    private function people(string $file, int $count): string
    {
        $dice = new Dice(crc32($file));
        $text = '';
        for ($place = 1; $place <= $count; $place++) {
            $first = $dice->pick(['Amelia', 'Noah', 'Isla', 'Henry', 'Ava', 'Leo', 'Mei', 'Arjun', 'Sofia', 'Lachlan']);
            $last = $dice->pick([
                'Bellamy',
                'Castellano',
                'Dhillon',
                'Eastwood',
                'Fairfax',
                'Goldsmith',
                'Huynh',
                'Ibrahim',
                'Jovanovic',
                'Kowalski',
            ]);
            [$suburb, $state, $postcode] = $dice->pick([
                ['Richmond', 'VIC', '3121'],
                ['Coogee', 'NSW', '2034'],
                ['Paddington', 'QLD', '4064'],
                ['Glenelg', 'SA', '5045'],
            ]);
            $text .= sprintf(
                ",%s,%s,%d/%d/%d,04%08d,%s.%s%d@%s.example,%s,%s,%s\n",
                $first, $last, $dice->between(1, 28), $dice->between(1, 12), $dice->between(1955, 2000), $dice->between(70_000_000, 78_999_999),
                strtolower($first), strtolower($last), $place, $file, $suburb, $state, $postcode,
            );
        }

        return $text;
    }
}
