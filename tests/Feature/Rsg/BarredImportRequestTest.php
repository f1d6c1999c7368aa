<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\BarredImport;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Which requests the import of barred lists accepts. */
final class BarredImportRequestTest extends TestCase
{
    use ImportsBarredLists, ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Queue::fake();
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($this->officer);
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['list' => 'other'], 'list'])]
    #[TestWith([['source' => ''], 'source'])]
    #[TestWith([['jurisdiction' => 'XX'], 'jurisdiction'])]
    #[TestWith([['format' => 'pdf'], 'format'])]
    #[TestWith([['file' => null], 'file'])]
    public function test_invalid_form_is_refused(array $fields, string $field): void
    {
        $this->send(self::FIRST, $fields)->assertSessionHasErrors($field);

        $this->assertSame(0, BarredImport::query()->count());
    }

    #[TestWith(['', 'The file is empty.'])]
    #[TestWith(["Mobile,DOB\n0491570156,1/2/1980\n", 'The file needs a heading row with the columns First name and Last name. Download the sample file.'])]
    #[TestWith(["First name,Last name\n", 'The file has headings but no rows.'])]
    public function test_unreadable_file_is_refused(string $text, string $message): void
    {
        $this->send($text)->assertSessionHasErrors(['file' => $message]);
    }

    public function test_only_staff_who_manage_entries_import(): void
    {
        $import = $this->check(self::FIRST);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBarredList)->createOne());

        $this->get('/rsg/barred-list/imports')->assertOk();
        $this->get("/rsg/barred-list/imports/{$import->id}")->assertOk();
        $this->send(self::FIRST)->assertForbidden();
        foreach (['run', 'cancel', 'undo'] as $action) {
            $this->post("/rsg/barred-list/imports/{$import->id}/{$action}", ['is_complete' => true])->assertForbidden();
        }
        $this->actingAs(User::factory()->withAbilities(Ability::ViewRsg)->createOne())->get('/rsg/barred-list/imports')->assertForbidden();
    }
}
