<?php

declare(strict_types=1);

use App\Infrastructure\Database\CheckTrigger;
use App\Infrastructure\Database\DeletionTrigger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('service_credentials', function (Blueprint $table): void {
            $table->comment('Logins and keys of services that the business uses.');

            $table->id();
            $table->string('service', 100);
            $table->string('address')->nullable()->comment('Where the service is: a URL or a host.');
            $table->string('username')->nullable();
            $table->text('secret')->comment('Encrypted with a key of SERVICES_KEY, not with APP_KEY.');
            $table->string('key_id', 16)->comment('Identifies the key that encrypted the secret.');
            $table->foreignId('owner_id')->constrained('users');
            $table->text('notes')->nullable();
            $table->date('rotate_on')->nullable()->comment('The day the secret is due for a change.');
            $table->date('reminded_for')->nullable()->comment('The rotate_on that the owner was reminded of.');
            $table->timestamp('rotated_at')->nullable();
            $table->timestamp('archived_at')->nullable();
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A form opened on an older version is a conflict.');
            $table->timestamps();

            $table->index(['service', 'id']);
            $table->index(['rotate_on', 'id'])->comment('Due rotations.');
            $table->index(['key_id', 'id'])->comment('Secrets under an old key.');
        });

        Schema::create('credential_reveals', function (Blueprint $table): void {
            $table->comment('Append-only log of who saw or copied which secret, and why.');

            $table->id();
            $table->foreignId('service_credential_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->boolean('is_copy')->comment('Copied without being shown.');
            $table->string('reason');
            $table->string('ip', 45)->nullable();
            $table->timestamp('created_at');

            $table->index(['service_credential_id', 'id'])->comment("A credential's reveals.");
        });
        CheckTrigger::refuse('credential_reveals_no_update', 'credential_reveals', 'update', null, 'credential_reveals are never changed');
        DeletionTrigger::create('credential_reveals', [['id']]);

        Schema::create('contacts', function (Blueprint $table): void {
            $table->comment('People and desks to call: of our own companies, and of suppliers, banks and bookmakers.');

            $table->id();
            $table->string('kind', 16);
            $table->string('name', 100);
            $table->string('organisation', 100)->nullable();
            $table->string('role', 100)->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->string('phone_e164', 20)->nullable();
            $table->string('email')->nullable();
            $table->text('notes')->nullable();
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['kind', 'name', 'id'])->comment('Contacts by name.');
            $table->index(['kind', 'organisation', 'id'])->comment('Contacts by organisation.');
        });

        Schema::create('website_updates', function (Blueprint $table): void {
            $table->comment('Product changes that staff should know about.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->foreignId('company_id')->nullable()->comment('The brand whose website changes. Null for Paddock itself.')->constrained();
            $table->string('title', 120);
            $table->text('body');
            $table->timestamp('published_at')->nullable()->comment('Null for a draft. A later time is a scheduled publication.');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every change. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['published_at', 'id'])->comment('Published updates, and the unread ones of a user.');
            $table->index(['created_at', 'id'])->comment('Drafts.');
        });

        Schema::create('website_update_visits', function (Blueprint $table): void {
            $table->comment('Up to which update each user has read.');

            $table->foreignId('user_id')->primary()->constrained();
            $table->timestamp('seen_at');
        });

        Schema::create('team_notes', function (Blueprint $table): void {
            $table->comment('Notes for all colleagues, such as those for the next shift.');

            $table->id();
            $table->foreignId('user_id')->comment('The author.')->constrained();
            $table->string('category', 16);
            $table->text('body')->comment('With mentions as @[Tom Vance](user:3).');
            $table->boolean('is_pinned')->default(false);
            $table->timestamp('expires_at')->nullable()->comment('Later the note is hidden behind "Expired".');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['is_pinned', 'id'])->comment('Team notes in the order of the page.');
            $table->index(['category', 'id'])->comment('Team notes by category, such as those for the next shift.');
        });

        Schema::create('team_note_mentions', function (Blueprint $table): void {
            $table->comment('Colleagues mentioned in a team note, so that an edit notifies only new ones.');

            $table->foreignId('team_note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->primary(['team_note_id', 'user_id']);
        });

        Schema::create('team_note_reads', function (Blueprint $table): void {
            $table->comment('When each colleague first had a team note on screen.');

            $table->foreignId('team_note_id')->constrained();
            $table->foreignId('user_id')->constrained();
            $table->timestamp('read_at');
            $table->primary(['team_note_id', 'user_id']);
        });
    }
};
