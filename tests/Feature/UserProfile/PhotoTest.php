<?php

declare(strict_types=1);

namespace Tests\Feature\UserProfile;

use App\Actions\UserProfile\ReplacePhoto;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\Storage;
use Tests\Feature\Auth\SignsIn;
use Tests\TestCase;

final class PhotoTest extends TestCase
{
    use RefreshDatabase, SignsIn;

    private User $user;

    protected function setUp(): void
    {
        parent::setUp();
        Storage::fake('local');
        $this->user = $this->enrolledUser();
        $this->actingAs($this->user);
    }

    public function test_a_picture_becomes_a_square_jpeg_of_256_pixels_on_the_private_disk(): void
    {
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('me.png', 640, 400)])->assertSessionHasNoErrors()->assertSessionHas('success');

        $path = (string) $this->user->refresh()->photo_path;
        $this->assertMatchesRegularExpression('#^photos/[a-z0-9]{40}\.jpg$#', $path);
        $size = getimagesizefromstring((string) Storage::disk('local')->get($path));
        $this->assertIsArray($size);
        $this->assertSame([256, 256, IMAGETYPE_JPEG], [$size[0], $size[1], $size[2]]);
        $this->assertDatabaseHas('audit_events', ['action' => 'user.photo_changed', 'subject_id' => $this->user->id]);
    }

    public function test_only_the_pixels_of_a_photo_are_kept(): void
    {
        $polyglot = UploadedFile::fake()->image('me.jpg', 300, 300)->getContent().'<?php system($_GET["c"]); ?>';

        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->createWithContent('me.php.jpg', $polyglot)])->assertSessionHasNoErrors();

        $kept = (string) Storage::disk('local')->get((string) $this->user->refresh()->photo_path);
        $this->assertStringNotContainsString('<?php', $kept);
    }

    public function test_a_second_photo_replaces_the_first_and_it_can_be_removed(): void
    {
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('a.jpg', 300, 300)]);
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('b.webp', 300, 300)]);
        $this->assertCount(1, Storage::disk('local')->allFiles());

        $this->delete('/user-profile/photo')->assertSessionHas('success');
        $this->assertNull($this->user->refresh()->photo_path);
        $this->assertSame([], Storage::disk('local')->allFiles());
    }

    /** A manager and the user change it at the same moment: the second request read the account before the first one saved it. */
    public function test_photo_that_a_simultaneous_request_replaced_is_deleted(): void
    {
        $earlier = User::query()->findOrFail($this->user->id);
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('a.jpg', 300, 300)]);

        app(ReplacePhoto::class)->handle($earlier, UploadedFile::fake()->image('b.jpg', 300, 300));

        $this->assertSame([$this->user->refresh()->photo_path], Storage::disk('local')->allFiles());
    }

    public function test_photo_that_a_killed_process_left_is_deleted_after_a_day(): void
    {
        $this->travelTo(now()->setTimestamp(time()));
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('a.jpg', 300, 300)]);
        $disk = Storage::disk('local');
        $disk->put('photos/interrupted.jpg', 'bytes');

        $this->travel(23)->hours();
        Artisan::call('users:sweep-photos');
        $this->assertTrue($disk->exists('photos/interrupted.jpg'));

        $this->travel(2)->hours();
        Artisan::call('users:sweep-photos');
        $this->assertSame([$this->user->refresh()->photo_path], $disk->allFiles());
    }

    public function test_file_that_is_not_a_picture_is_refused(): void
    {
        foreach ([
            UploadedFile::fake()->createWithContent('me.jpg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
            UploadedFile::fake()->createWithContent('me.jpg', "\xFF\xD8\xFF\xE0 not really"),
            UploadedFile::fake()->image('me.gif', 100, 100),
        ] as $file) {
            $this->post('/user-profile/photo', ['photo' => $file])->assertSessionHasErrors('photo');
        }
        $this->post('/user-profile/photo', [])->assertSessionHasErrors('photo');
        $this->assertNull($this->user->refresh()->photo_path);
        $this->assertSame([], Storage::disk('local')->allFiles());
    }

    public function test_too_large_files_and_pictures_are_refused_before_they_are_decoded(): void
    {
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->create('me.jpg', 6000)])
            ->assertSessionHasErrors(['photo' => 'Choose a picture of at most 5 MB.']);

        // A PNG header that claims 30,000 by 30,000 pixels.
        $bomb = "\x89PNG\r\n\x1a\n".pack('N', 13).'IHDR'.pack('NN', 30000, 30000)."\x08\x06\x00\x00\x00".pack('N', 0);
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->createWithContent('me.png', $bomb)])
            ->assertSessionHasErrors(['photo' => 'This picture has too many pixels. Choose one of at most 16 megapixels.']);
    }

    public function test_photo_can_be_cached_only_by_the_browser_of_a_colleague(): void
    {
        $this->post('/user-profile/photo', ['photo' => UploadedFile::fake()->image('me.jpg', 300, 300)]);

        $response = $this->actingAs(User::factory()->createOne())->get("/users/{$this->user->id}/photo")->assertOk()
            ->assertHeader('Content-Type', 'image/jpeg')->assertHeader('X-Content-Type-Options', 'nosniff');
        $this->assertSame('max-age=86400, private', $response->headers->get('Cache-Control'));
        $this->assertStringContainsString('sandbox', (string) $response->headers->get('Content-Security-Policy'));
    }

    public function test_user_without_a_photo_has_no_picture(): void
    {
        $this->get("/users/{$this->user->id}/photo")->assertNotFound();
        $this->get('/users/999999/photo')->assertNotFound();

        $this->user->forceFill(['photo_path' => 'photos/lost.jpg'])->save();
        $this->get("/users/{$this->user->id}/photo")->assertNotFound();
    }
}
