<?php

declare(strict_types=1);

namespace Tests\Feature\Attachments;

use App\Enums\Ability;
use App\Infrastructure\Files\ScreenshotStorage;
use App\Infrastructure\Images\Picture;
use App\Infrastructure\Images\Screenshot;
use App\Models\Attachment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Email;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class AttachmentTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    private User $uploader;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake('local');
        $this->client = Client::factory()->createOne();
        $this->uploader = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->actingAs($this->uploader);
    }

    public function test_same_file_is_stored_once_and_downloaded_under_its_name(): void
    {
        $this->upload('Licence – front.pdf', '%PDF-1.4 licence')->assertOk()->assertJsonPath('duplicate_of', null);
        $this->upload('copy.pdf', '%PDF-1.4 licence')->assertOk()->assertJsonPath('duplicate_of', 'Licence – front.pdf');
        $file = Attachment::query()->sole();
        $this->assertMatchesRegularExpression('#\Aattachments/\d{4}/\d{2}/[0-9a-z]{26}\z#', $file->path);

        $saved = $this->get(route('attachments.show', ['client', $this->client->id, $file]))
            ->assertOk()
            ->assertHeader('X-Content-Type-Options', 'nosniff')
            ->assertHeader('Content-Type', 'application/octet-stream');
        $this->assertSame('%PDF-1.4 licence', $saved->streamedContent());
        $this->assertStringStartsWith('attachment; filename="Licence - front.pdf"', (string) $saved->headers->get('Content-Disposition'));
        $this->assertStringContainsString('no-store', (string) $saved->headers->get('Cache-Control'));
        $this->get(route('attachments.show', ['client', $this->client->id, $file, 'show' => 1]))
            ->assertHeader('Content-Type', 'application/pdf')
            ->assertHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
        $this->assertSame(
            ['client.attachment_added', 'client.attachment_downloaded', 'client.attachment_opened'],
            AuditEvent::query()->orderBy('id')->pluck('action')->all(),
        );
    }

    /** Several hosts share a disk. */
    public function test_attachments_photos_and_screenshots_are_on_the_disk_of_the_settings(): void
    {
        Storage::fake('shared');
        config(['filesystems.default' => 'shared']);

        $this->upload('licence.pdf', '%PDF-1.4 licence')->assertOk();
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('me.jpg', 300, 300)])->assertSessionHas('success');
        app(ScreenshotStorage::class)->put('social-media-reviews/a.png', Screenshot::of(new Picture(imagecreatetruecolor(2, 2), IMAGETYPE_PNG)));

        $file = Attachment::query()->sole();
        $this->assertSame([], Storage::disk('local')->allFiles());
        $this->assertEqualsCanonicalizing([$file->path, (string) $this->uploader->refresh()->photo_path, 'social-media-reviews/a.png'], Storage::disk('shared')->allFiles());
        $this->get(route('attachments.show', ['client', $this->client->id, $file]))->assertOk();
        $this->get(route('users.photo', $this->uploader))->assertOk();
    }

    /** @return array<string, array{string, string}> */
    public static function disguises(): array
    {
        return [
            'a program as PDF' => ['invoice.pdf', "MZ\x90\x00program"],
            'a PDF as picture' => ['photo.png', '%PDF-1.4'],
            'a web page as text' => ['notes.txt', '<!DOCTYPE html><script>alert(1)</script>'],
            'any ZIP as Excel' => ['book.xlsx', "PK\x03\x04 something"],
            'macros in Word' => ['letter.docx', "PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin"],
            'a picture that is a drawing' => ['logo.svg', '<svg/>'],
            'bytes as CSV' => ['list.csv', "a,b\x00c"],
            'nothing' => ['empty.pdf', ''],
        ];
    }

    #[DataProvider('disguises')]
    public function test_file_with_the_wrong_extension_is_refused(string $name, string $bytes): void
    {
        $this->upload($name, $bytes)->assertUnprocessable()->assertJsonValidationErrors('file');

        $this->assertSame([0, []], [Attachment::query()->count(), Storage::disk('local')->allFiles()]);
    }

    public function test_supported_file_kinds_are_stored(): void
    {
        $files = [
            'a.pdf' => '%PDF-1.7',
            'b.csv' => "name,amount\nMei,5",
            'c.txt' => 'Hello',
            'd.eml' => "From: a@example.com\nSubject: Hi\n\nHello",
            'e.xlsx' => "PK\x03\x04[Content_Types].xml xl/workbook.xml",
            'f.heic' => "\0\0\0\x18ftypheic",
        ];
        foreach ($files as $name => $bytes) {
            $this->upload($name, $bytes)->assertOk();
        }
        $this->postJson(route('attachments.store', ['client', $this->client->id]), ['file' => UploadedFile::fake()->image('g.jpeg', 2, 2)])->assertOk();
        $this->assertSame(7, Attachment::query()->count());
    }

    public function test_file_is_found_only_under_its_record_by_viewers_of_the_record(): void
    {
        $file = $this->stored();
        $this->get(route('attachments.show', ['client', Client::factory()->createOne()->id, $file]))->assertNotFound();
        $this->get(route('attachments.show', ['client', $this->client->id, 999]))->assertNotFound();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne())->get(route('attachments.show', ['client', $this->client->id, $file]))->assertForbidden();

        $dbClient = DbClient::factory()->createOne();
        $this->postJson(route('attachments.store', ['db_client', $dbClient->id]), ['file' => UploadedFile::fake()->createWithContent('a.txt', 'Hi')])->assertOk();

        $email = Email::factory()->createOne(['client_id' => $this->client->id]);
        $attached = Attachment::factory()->createOne(['subject_type' => 'email', 'subject_id' => $email->id]);
        Storage::disk('local')->put($attached->path, '%PDF');
        $this->actingAs($this->uploader)->get(route('attachments.show', ['email', $email->id, $attached]))->assertNotFound();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne())->get(route('attachments.show', ['email', $email->id, $attached]))->assertOk();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewDbClients)->createOne())->get(route('attachments.show', ['email', $email->id, $attached]))->assertForbidden();
    }

    public function test_uploader_renames_deletes_and_restores_a_file_and_it_is_removed_after_a_month(): void
    {
        $file = $this->stored();
        $at = ['client', $this->client->id, $file];
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());
        $this->put(route('attachments.update', $at), ['name' => 'x'])->assertForbidden();
        $this->delete(route('attachments.destroy', $at))->assertForbidden();

        $this->actingAs($this->uploader);
        $this->put(route('attachments.update', $at), ['name' => '../Bank/letter'])->assertSessionHasNoErrors();
        $this->assertSame('..Bankletter.pdf', $file->refresh()->name);
        $this->put(route('attachments.update', $at), ['name' => ' '])->assertSessionHasErrors(['name' => 'Enter a name.']);
        $this->delete(route('attachments.destroy', $at))->assertRedirect();
        $this->get(route('attachments.show', $at))->assertNotFound();
        $this->put(route('attachments.restore', $at))->assertSessionHas('success');
        $this->get(route('attachments.show', $at))->assertOk();

        $this->delete(route('attachments.destroy', $at));
        $this->travel(29)->days();
        Artisan::call('attachments:prune');
        $this->assertTrue(Storage::disk('local')->exists($file->path));
        $this->travel(2)->days();
        Artisan::call('attachments:prune');
        $this->assertFalse(Storage::disk('local')->exists($file->path));
        $this->assertSame(0, Attachment::withTrashed()->count());
    }

    public function test_file_without_an_attachment_is_deleted_after_a_day(): void
    {
        $this->travelTo(now()->setTimestamp(time()));
        $kept = $this->stored();
        $kept->delete();
        $disk = Storage::disk('local');
        $disk->put($orphan = dirname($kept->path).'/interrupted', 'bytes');

        $this->travel(23)->hours();
        Artisan::call('attachments:prune');
        $this->assertTrue($disk->exists($orphan));

        $this->travel(2)->hours();
        Artisan::call('attachments:prune');
        $this->assertFalse($disk->exists($orphan));
        $this->assertTrue($disk->exists($kept->path));
    }

    public function test_file_of_an_email_stays_as_it_was_sent(): void
    {
        $sender = User::factory()->withAbilities(Ability::ViewClients, Ability::ViewSmsPanel)->createOne();
        $email = Email::factory()->createOne(['client_id' => $this->client->id, 'user_id' => $sender->id]);
        $sent = Attachment::factory()->createOne(['subject_type' => 'email', 'subject_id' => $email->id, 'user_id' => $sender->id, 'name' => 'terms.pdf']);
        $this->actingAs($sender);

        $this->put("/attachments/email/{$email->id}/{$sent->id}", ['name' => 'other'])->assertMethodNotAllowed();
        $this->delete("/attachments/email/{$email->id}/{$sent->id}")->assertMethodNotAllowed();

        $this->assertSame('terms.pdf', $sent->refresh()->name);
        $this->assertNotSoftDeleted($sent);
    }

    /** @return \Illuminate\Testing\TestResponse<\Symfony\Component\HttpFoundation\Response> */
    private function upload(string $name, string $bytes): \Illuminate\Testing\TestResponse
    {
        return $this->post(route('attachments.store', ['client', $this->client->id]), ['file' => UploadedFile::fake()->createWithContent($name, $bytes)], ['Accept' => 'application/json']);
    }

    private function stored(): Attachment
    {
        $this->upload('letter.pdf', '%PDF-1.4 letter')->assertOk();

        return Attachment::query()->sole();
    }
}
