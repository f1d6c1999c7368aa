<?php

declare(strict_types=1);

use Illuminate\Database\Migrations\Migration;
use Illuminate\Database\Schema\Blueprint;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;

return new class extends Migration
{
    private const KEY = 'The name in lower case. Null once deleted, so that the name can be used again.';

    private const VERSION = 'Increases with every change. A form opened on an older version is a conflict.';

    public function up(): void
    {
        Schema::create('sports', function (Blueprint $table): void {
            $table->comment("Genweb's sports.");

            $table->id();
            $table->string('name', 100);
            $table->string('name_key', 100)->nullable()->unique()->comment(self::KEY);
            $table->unsignedInteger('version')->default(1)->comment(self::VERSION);
            $table->timestamps();
            $table->softDeletes();

            $table->index(['name', 'id'])->comment('Sports by name.');
        });

        Schema::create('sport_types', function (Blueprint $table): void {
            $table->comment('Kinds of a sport, such as Greyhounds of Racing.');

            $table->id();
            $table->foreignId('sport_id')->constrained();
            $table->string('name', 100);
            $table->string('name_key', 100)->nullable()->comment(self::KEY);
            $table->unsignedInteger('version')->default(1)->comment(self::VERSION);
            $table->timestamps();
            $table->softDeletes();

            $table->unique(['sport_id', 'name_key']);
            $table->index(['name', 'id'])->comment('Sport types by name.');
        });

        Schema::create('genweb_markets', function (Blueprint $table): void {
            $table->comment("Genweb's markets, such as Head to head of AFL.");

            $table->id();
            $table->foreignId('sport_type_id')->constrained();
            $table->string('name', 100);
            $table->string('name_key', 100)->nullable()->comment(self::KEY);
            $table->string('external_id', 64)->nullable()->unique()->comment("Genweb's number of the market. Null once deleted.");
            $table->boolean('is_enabled')->default(true)->comment('Patterns of a disabled market match nothing.');
            $table->unsignedInteger('version')->default(1)->comment(self::VERSION);
            $table->timestamps();
            $table->softDeletes();

            $table->unique(['sport_type_id', 'name_key']);
            $table->index(['name', 'id'])->comment('Markets by name.');
        });

        Schema::create('sportsbet_patterns', function (Blueprint $table): void {
            $table->comment("Patterns that map an outside bookmaker's market names to Genweb's markets.");

            $table->id();
            $table->string('pattern', 320)->comment('With * for any text, such as AFL: * – Head to head.');
            $table->string('name_key', 320)->nullable()->unique()->comment('The pattern as it is compared. Null once deleted.');
            $table->foreignId('sport_type_id')->constrained();
            $table->foreignId('market_id')->constrained('genweb_markets');
            $table->unsignedSmallInteger('priority')->comment('The lowest number wins, then the older pattern.');
            $table->unsignedInteger('version')->default(1)->comment(self::VERSION);
            $table->timestamps();
            $table->softDeletes();

            $table->index(['priority', 'id'])->comment('Patterns in the order they are tried.');
            $table->index(['pattern', 'id'])->comment('Patterns by text.');
        });

        Schema::create('seen_market_names', function (Blueprint $table): void {
            $table->comment('Market names of recent bets at outside bookmakers, and the patterns that map them.');

            $table->id();
            $table->string('name', 330)->comment('Sport and market, as the first bet had them: AFL: Collingwood v Carlton – Head to head.');
            $table->char('name_hash', 32)->unique()->comment('Hash of the name as it is compared.');
            $table->unsignedBigInteger('bets')->comment('Bets since it was first seen.');
            $table->timestamp('last_seen_at')->comment('When its latest bet was placed.');
            $table->foreignId('sportsbet_pattern_id')->nullable()->comment('The pattern that maps the name. Null when none does.')->constrained();
            $table->unsignedInteger('mapped_version')->comment('The version of the patterns that it was compared with.');
            $table->timestamps();

            $table->index(['sportsbet_pattern_id', 'last_seen_at', 'id'], 'seen_market_names_last_seen_index')->comment('Unmapped names, latest first.');
            $table->index(['sportsbet_pattern_id', 'bets', 'id'], 'seen_market_names_bets_index')->comment('Unmapped names by bets, and the bets of a pattern.');
            $table->index(['mapped_version', 'id'])->comment('Names to map again after a change of the patterns.');
            $table->index('last_seen_at')->comment('Names that are no longer recent.');
        });

        Schema::create('seen_market_names_head', function (Blueprint $table): void {
            $table->comment('One row: how far seen_market_names are counted and mapped.');

            $table->unsignedTinyInteger('id')->primary();
            $table->unsignedBigInteger('last_bet_id')->comment('The last bet that is counted.');
            $table->unsignedInteger('patterns_version')->comment('Increases with every change of patterns and markets.');
        });
        DB::table('seen_market_names_head')->insertOrIgnore(['id' => 1, 'last_bet_id' => 0, 'patterns_version' => 1]);
    }
};
