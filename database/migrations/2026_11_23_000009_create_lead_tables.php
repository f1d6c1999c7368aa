<?php

declare(strict_types=1);

use App\Infrastructure\Database\ByteOrder;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    public function up(): void
    {
        Schema::create('leads', function (Blueprint $table): void {
            $table->comment('People who are not clients yet and are being worked by staff.');

            $table->id();
            $table->string('first_name');
            $table->string('last_name');
            $table->string('email')->nullable();
            $table->string('mobile_e164', 20)->nullable();
            $table->date('date_of_birth')->nullable();
            $table->string('address')->nullable();
            $table->string('suburb')->nullable();
            $table->string('state', 3)->nullable();
            $table->string('postcode', 4)->nullable();
            $table->foreignId('company_id')->nullable()->constrained();
            $table->string('source', 64)->nullable();
            $table->string('status', 16)->default('new');
            $table->foreignId('owner_id')->nullable()->constrained('users');
            $table->string('next_action')->nullable();
            $table->timestamp('next_action_due_at')->nullable();
            $table->string('lost_reason')->nullable()->comment('Why the lead was lost or barred.');
            $table->foreignId('client_id')->nullable()->comment('The client this lead became.')->constrained();
            $table->unsignedBigInteger('merged_into_id')->nullable()->comment('The lead this record was merged into.');
            $table->boolean('is_client_new')->default(false)->comment('True when the conversion created the client, false when it linked an existing one.');
            $table->timestamp('converted_at')->nullable();
            $table->foreignId('converted_by')->nullable()->constrained('users');
            $table->unsignedInteger('version')->default(1)->comment('Increases with every edit. A form opened on an older version is a conflict.');
            $table->timestamps();
            $table->softDeletes();

            $table->index(['last_name', 'first_name', 'id'])->comment('The lead list by name.');
            $table->index(['last_name', 'first_name', 'date_of_birth', 'id'], 'leads_namesake_index')->comment('Matching compares people with one name without reading their rows.');
            $table->index('email')->comment('Finds possible matches by email.');
            $table->index('mobile_e164')->comment('Finds possible matches by mobile.');
            $table->index(['date_of_birth', 'last_name', 'first_name', 'id'], 'leads_birth_index')->comment('Matching compares people born on one day without reading their rows.');
            $table->index(['suburb', 'id']);
            $table->index(['state', 'id']);
            $table->rawIndex('postcode, '.ByteOrder::column('address'), 'leads_door_index')->comment('Matching finds people at one address.');
            $table->index(['source', 'id', 'deleted_at']);
            $table->index(['status', 'id']);
            $table->index(['status', 'next_action_due_at', 'id'])->comment('A board column, by due date.');
            $table->index(['status', 'created_at', 'id'])->comment('A board column, newest first.');
            $table->index(['owner_id', 'status', 'id'])->comment("One owner's leads with a status.");
            $table->index(['owner_id', 'next_action_due_at', 'id'])->comment("One owner's board, by due date.");
            $table->index(['next_action_due_at', 'id']);
            $table->index(['client_id', 'id']);
            $table->index('merged_into_id');
            $table->index(['created_at', 'id']);
        });
    }
};
