<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Actions\Imports\ReadImportFile;
use App\Domain\Imports\FileDelimiter;
use App\Enums\ImportKind;
use App\Enums\ImportMode;
use App\Support\FileEncoding;

/** An import remembers the settings of the last file with the same headings. */
final class ImportMemoryTest extends ImportTestCase
{
    public function test_columns_are_remembered_for_files_with_the_same_headings(): void
    {
        $text = "Given,Family,Contact no\nAnn,Lee,0491570156\n";
        $import = $this->upload($text, ImportKind::Leads);
        $this->assertSame([], array_intersect_key($import->mapping, ['last_name' => 1]));
        $this->check($import, ['column_first_name' => 0, 'column_last_name' => 1, 'column_mobile_e164' => 2]);

        $this->assertSame(['first_name' => 0, 'last_name' => 1, 'mobile_e164' => 2], collect($this->upload($text, ImportKind::Leads)->mapping)->sort()->all());
    }

    public function test_remembered_columns_ignore_the_order_of_columns(): void
    {
        $this->check($this->upload("Given,Family,Phone,Phone\nAnn,Lee,0491570156,0391234567\n", ImportKind::Leads), [
            'mode' => 'upsert',
            'column_first_name' => 0,
            'column_last_name' => 1,
            'column_mobile_e164' => 2,
            'default_source' => 'Expo',
        ]);

        $next = $this->upload("PHONE,family,Phone,Given\n0491570157,Ek,,Bo\n", ImportKind::Leads);

        $this->assertEquals(['first_name' => 3, 'last_name' => 1, 'mobile_e164' => 0], $next->mapping);
        $this->assertSame([ImportMode::Upsert, ['source' => 'Expo']], [$next->mode, $next->defaults]);
        $other = $this->upload("Given,Family,Phone\nBo,Ek,0491570157\n", ImportKind::Leads);
        $this->assertSame([ImportMode::Create, []], [$other->mode, $other->defaults], 'Other headings have no remembered settings.');
    }

    public function test_remembered_default_is_dropped_when_it_no_longer_exists(): void
    {
        $this->check($this->upload("First name,Last name\nAnn,Lee\n"), ['default_company_id' => (string) $this->company->id, 'default_status' => 'pending']);
        $this->assertSame(['status' => 'pending', 'company_id' => (string) $this->company->id], collect($this->upload("Last name,First name\nEk,Bo\n")->defaults)->sortDesc()->all());
        $this->company->delete();

        $this->assertSame(['status' => 'pending'], $this->upload("Last name,First name\nEk,Bo\n")->defaults);
    }

    public function test_chosen_encoding_is_remembered(): void
    {
        $broken = "First name,Last name,Email\nJos\xC3\xA9,Lee,ann@mail.example\nBo,Ek\xFF,bo@mail.example\n";
        $import = $this->upload($broken, ImportKind::Leads);
        $this->assertSame('Windows-1252', $import->encoding);
        $this->app->make(ReadImportFile::class)->handle($import, FileEncoding::Utf8, FileDelimiter::Comma);
        $this->check($import->refresh());

        $this->assertSame('UTF-8', $this->upload($broken, ImportKind::Leads)->encoding);
        // A remembered encoding does not replace a certain detection.
        $this->check($this->upload("First name,Last name,Mobile\nJosé,Lee,0491570156\n", ImportKind::Leads));
        $this->assertSame('Windows-1252', $this->upload("First name,Last name,Mobile\nJos\xE9,Lee,0491570156\n", ImportKind::Leads)->encoding);
    }
}
