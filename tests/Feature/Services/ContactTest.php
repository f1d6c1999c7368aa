<?php

declare(strict_types=1);

namespace Tests\Feature\Services;

use App\Domain\Services\ContactCard;
use App\Enums\ContactKind;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\Contact;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Company contacts and external contacts, and their files. */
final class ContactTest extends TestCase
{
    use RefreshDatabase;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne());
    }

    public function test_added_contact_is_listed_on_its_own_page_with_numbers_to_dial(): void
    {
        $this->add(['mobile_e164' => '0491 570 156', 'phone_e164' => '1300 975 707'])->assertSessionHas('success', 'Georgia Papas added.');

        $this->assertSame([], $this->get('/services/company-contacts')->assertOk()->inertiaProps('contacts'));
        $row = $this->get('/services/external-contacts')->assertOk()->inertiaProps('contacts.0');
        $this->assertSame(['+61491570156', '0491 570 156', '+611300975707', '1300 975 707'], [$row['mobile_e164'], $row['mobile'], $row['phone_e164'], $row['phone']]);
        $this->assertSame('Georgia Papas', AuditEvent::query()->where('action', 'contact.added')->sole()->after['name']);
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['name' => ''], 'name'])]
    #[TestWith([['phone_e164' => '12'], 'phone_e164'])]
    #[TestWith([['phone_e164' => '03 9555 0123 ext. 12'], 'phone_e164'])]
    #[TestWith([['email' => 'nobody'], 'email'])]
    #[TestWith([['kind' => 'client'], 'kind'])]
    public function test_invalid_contact_is_refused(array $fields, string $field): void
    {
        $this->add($fields)->assertSessionHasErrors($field);

        $this->assertSame(0, Contact::query()->count());
    }

    public function test_edit_is_saved_once_per_version(): void
    {
        $contact = Contact::factory()->createOne(['name' => 'Aidan Murphy']);
        $this->put("/services/contacts/{$contact->id}", ['name' => 'Aidan Byrne', 'version' => 1])->assertSessionHas('success', 'Contact saved.');
        $this->put("/services/contacts/{$contact->id}", ['name' => 'Someone', 'version' => 1])->assertSessionHasErrors('version');

        $this->assertSame('Aidan Byrne', $contact->refresh()->name);
        $this->assertSame(['name' => 'Aidan Murphy'], AuditEvent::query()->where('action', 'contact.updated')->sole()->before);
    }

    public function test_deleted_contact_is_not_listed_and_can_be_restored(): void
    {
        $contact = Contact::factory()->createOne(['name' => 'Aidan Murphy']);
        $this->delete("/services/contacts/{$contact->id}")->assertRedirect();
        $this->assertSame([], $this->get('/services/external-contacts')->inertiaProps('contacts'));

        $this->put("/services/contacts/{$contact->id}/restore")->assertSessionHas('success', 'Aidan Murphy restored.');
        $this->assertSame([$contact->id], array_column($this->get('/services/external-contacts')->inertiaProps('contacts'), 'id'));
        $this->assertSame(['contact.deleted', 'contact.restored'], AuditEvent::query()->orderBy('id')->pluck('action')->all());
    }

    #[TestWith(['papas'])]
    #[TestWith(['LOWE'])]
    #[TestWith(['0491 570 156'])]
    public function test_search_finds_names_organisations_and_numbers(string $text): void
    {
        $this->add(['organisation' => 'Papas & Lowe', 'mobile_e164' => '0491 570 156']);
        Contact::factory()->createOne(['name' => 'Aidan Murphy']);

        $this->assertSame(['Georgia Papas'], array_column($this->get('/services/external-contacts?search='.urlencode($text))->inertiaProps('contacts'), 'name'));
    }

    public function test_vcard_follows_rfc_6350(): void
    {
        $contact = Contact::factory()->createOne([
            'name' => 'Zoë O’Neil; Ltd', 'organisation' => 'Papas, Lowe', 'role' => 'Lawyer', 'mobile_e164' => '+61491570156', 'phone_e164' => '+61355500123',
            'email' => 'zoe@example.com', 'notes' => "First line\nSecond \\ line, ".str_repeat('é', 60),
        ]);
        $file = $this->get("/services/contacts/{$contact->id}/vcard?reason=New%20phone")->assertOk()->assertHeader('Content-Disposition', 'attachment; filename="zoe-oneil-ltd.vcf"');

        $text = (string) $file->getContent();
        $this->assertStringStartsWith("BEGIN:VCARD\r\nVERSION:4.0\r\n", $text);
        $this->assertStringEndsWith("REV:20261123T020000Z\r\nEND:VCARD\r\n", $text);
        foreach (explode("\r\n", $text) as $line) {
            $this->assertLessThanOrEqual(75, strlen($line));
            $this->assertTrue(mb_check_encoding($line, 'UTF-8'), $line);
        }
        $unfolded = str_replace("\r\n ", '', $text);
        foreach (
            [
                'FN:Zoë O’Neil\; Ltd',
                'ORG:Papas\, Lowe',
                'ROLE:Lawyer',
                'TEL;VALUE=uri;TYPE=cell:tel:+61491570156',
                'TEL;VALUE=uri;TYPE=work:tel:+61355500123',
                'EMAIL;TYPE=work:zoe@example.com',
                'NOTE:First line\nSecond \\\\ line\, '.str_repeat('é', 60),
            ] as $line
        ) {
            $this->assertStringContainsString("{$line}\r\n", $unfolded);
        }
        $this->assertSame(['reason' => 'New phone', 'format' => 'vCard'], AuditEvent::query()->where('action', 'contact.exported')->sole()->after);
    }

    public function test_vcard_of_one_contact_takes_a_reason(): void
    {
        $contact = Contact::factory()->createOne();

        $this->from('/services/external-contacts')->get("/services/contacts/{$contact->id}/vcard")
            ->assertRedirect('/services/external-contacts')->assertSessionHasErrors(['reason' => 'Enter a reason for this export.']);
        $this->assertFalse(AuditEvent::query()->where('action', 'contact.exported')->exists());
    }

    public function test_contact_cannot_add_lines_to_a_vcard(): void
    {
        $card = ContactCard::of(Contact::factory()->createOne(['notes' => "x\r\nTEL:000"]));

        $this->assertStringContainsString('NOTE:x\nTEL:000', $card);
        $this->assertStringNotContainsString("\r\nTEL:000", $card);
    }

    public function test_all_vcards_of_a_search_take_a_reason(): void
    {
        Contact::factory()->createOne(['kind' => ContactKind::Company, 'name' => 'RSG desk']);
        Contact::factory()->createOne(['kind' => ContactKind::Company, 'name' => 'Reception']);
        Contact::factory()->createOne(['name' => 'RSG outside']);

        $this->get('/services/company-contacts/export/vcards')->assertRedirect('/services/company-contacts');
        $text = (string) $this->get('/services/company-contacts/export/vcards?search=rsg&reason=New%20phone')->assertOk()->getContent();

        $this->assertSame([1, true], [substr_count($text, 'BEGIN:VCARD'), str_contains($text, 'FN:RSG desk')]);
        $this->assertSame('New phone', AuditEvent::query()->where('action', 'company-contacts.exported')->sole()->after['reason']);
    }

    public function test_csv_contains_the_contacts_of_its_page(): void
    {
        Contact::factory()->createOne(['name' => 'Aidan Murphy', 'role' => 'Account manager']);
        $csv = $this->get('/services/external-contacts/export?reason=New%20phone')->assertOk()->streamedContent();

        $this->assertStringContainsString('Name,Organisation,Role,Mobile,Phone,Email,Notes', $csv);
        $this->assertStringContainsString('Aidan Murphy', $csv);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function add(array $fields = []): TestResponse
    {
        return $this->post('/services/contacts', ['kind' => 'external', 'name' => 'Georgia Papas', ...$fields]);
    }
}
