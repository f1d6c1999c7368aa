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
        Schema::create('bonus_rules', function (Blueprint $table): void {
            $table->comment('Versions of the rules for promotions. The highest version of a promotion applies.');

            $table->id();
            $table->foreignId('bonus_promotion_id')->constrained();
            $table->unsignedInteger('version');
            $table->json('predicate')->comment('The conditions. Empty when the rule was removed.');
            $table->foreignId('created_by')->constrained('users');
            $table->timestamps();

            $table->unique(['bonus_promotion_id', 'version']);
        });
        DeletionTrigger::create('bonus_rules', [['id'], ['bonus_promotion_id', 'version']]);
        CheckTrigger::refuse('bonus_rules_no_update', 'bonus_rules', 'update', null, 'bonus_rules are never changed');

        Schema::create('skipping_rules', function (Blueprint $table): void {
            $table->comment('Exceptions that let one client have a promotion despite one version of its rule.');

            $table->id();
            $table->foreignId('client_id')->constrained();
            $table->foreignId('rule_id')->constrained('bonus_rules');
            $table->string('reason');
            $table->timestamp('until')->comment('It applies before this time.');
            $table->string('status', 16)->default('requested');
            $table->foreignId('requested_by')->constrained('users');
            $table->foreignId('approved_by')->nullable()->constrained('users');
            $table->timestamp('approved_at')->nullable();
            $table->foreignId('ended_by')->nullable()->comment('Who declined or withdrew it.')->constrained('users');
            $table->timestamp('ended_at')->nullable();
            $table->string('end_reason')->nullable();
            $table->timestamps();

            $table->index(['client_id', 'rule_id', 'status'])->comment('Whether an exception lets the client have a promotion.');
            $table->index(['rule_id', 'id'])->comment('Exceptions to one rule.');
            $table->index(['status', 'until', 'id'])->comment('Exceptions of one status.');
            $table->index(['created_at', 'id'])->comment('The list, newest first.');
            $table->index(['until', 'id'])->comment('The list by end.');
        });

        Schema::table('bonus_claims', function (Blueprint $table): void {
            $table->unsignedBigInteger('bonus_rule_id')->nullable()->comment('The rule version it was last decided by. No foreign key: SQLite would rebuild the table.');
            $table->unsignedBigInteger('skipping_rule_id')->nullable()->comment('The exception that allowed it.');
        });

        Schema::create('bonus_login_logs', function (Blueprint $table): void {
            $table->comment('Sign-ins of staff to site accounts for bonuses. Only a merge of clients changes a row.');

            $table->id();
            $table->foreignId('user_id')->constrained();
            $table->foreignId('site_account_id')->constrained();
            $table->string('purpose', 16);
            $table->string('result', 16);
            $table->string('notes')->nullable();
            $table->timestamp('logged_in_at');
            $table->timestamps();

            $table->index(['logged_in_at', 'id'])->comment('The list, newest first.');
            $table->index(['user_id', 'logged_in_at', 'id'])->comment('Sign-ins of one colleague.');
            $table->index(['result', 'logged_in_at', 'id'])->comment('Sign-ins with one result.');
            $table->index(['site_account_id', 'logged_in_at', 'id'])->comment('Sign-ins to the accounts of one client.');
        });
        DeletionTrigger::create('bonus_login_logs', [['id']]);
        $fixed = ['id', 'user_id', 'purpose', 'result', 'notes', 'logged_in_at', 'created_at'];
        CheckTrigger::refuse('bonus_login_logs_fixed_columns', 'bonus_login_logs', 'update', CheckTrigger::anyChanged($fixed), 'bonus_login_logs are never changed');

        Schema::create('genweb_bonuses', function (Blueprint $table): void {
            $table->comment('Bonuses and boosts given to clients in Genweb. Paddock only records them: they move no money of its ledger.');

            $table->id();
            $table->string('kind', 8)->comment('bonus or boost.');
            $table->foreignId('client_id')->constrained();
            $table->foreignId('site_account_id')->nullable()->constrained();
            $table->foreignId('bonus_promotion_id')->nullable()->constrained();
            $table->foreignId('bonus_rule_id')->nullable()->comment('The rule version it was decided by.')->constrained();
            $table->foreignId('skipping_rule_id')->nullable()->comment('The exception that allowed it.')->constrained();
            $table->string('market')->nullable()->comment('Of a boost.');
            $table->bigInteger('amount_cents')->nullable()->comment('Of a bonus.');
            $table->unsignedSmallInteger('boost_permille')->nullable()->comment('Of a boost: thousandths added to the odds.');
            $table->foreignId('given_by')->constrained('users');
            $table->timestamp('given_at');
            $table->timestamp('expires_at');
            $table->foreignId('cancelled_by')->nullable()->constrained('users');
            $table->timestamp('cancelled_at')->nullable();
            $table->string('cancel_reason')->nullable();
            $table->timestamps();

            $table->index(['kind', 'given_at', 'id'])->comment('The lists, newest first.');
            $table->index(['kind', 'expires_at', 'id'])->comment('The lists by expiry.');
            $table->index(['kind', 'cancelled_at', 'id'])->comment('Cancelled bonuses.');
            $table->index(['client_id', 'kind', 'given_at', 'id'])->comment("A client's bonuses.");
            $table->index('site_account_id')->comment('Bonuses of one site account, for merges.');
            $table->index(['bonus_promotion_id', 'client_id', 'cancelled_at'])->comment('Bonuses of one promotion, for its rule.');
        });
        DeletionTrigger::create('genweb_bonuses', [['id']]);
    }
};
